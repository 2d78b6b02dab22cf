/** Reads the system's limit on open files and connections (`ulimit -n`). */

/** File descriptors reserved for the process itself, its threads, a database and media hosts. */
const kept = 128;
/** Minimum, whatever the limit. */
const minConnections = 8;

/** Returns the soft limit, or `undefined` if there is none or Node does not report it. */
export function openFilesLimit(): number | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/**
 * Returns how many connections are safe, given that each may also have a file open.
 * @param wanted the configured maximum
 * @param files the limit on open files, if known
 */
export const safeConnections = (wanted: number, files: number | undefined): number =>
  files === undefined ? wanted : Math.min(wanted, Math.max(Math.floor((files - kept) / 2), minConnections));
