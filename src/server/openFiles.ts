/** How many files and connections the system lets the process have open (`ulimit -n`). */

/** Taken by what is no connection: the process itself, its threads, a database, hosts of media. */
const kept = 128;
/** So few are tried at any limit. */
const leastConnections = 8;

/** Returns the limit; nothing where the system has none that Node tells. */
export function openFilesLimit(): number | undefined {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/**
 * Returns how many connections are safe: each may have a file open beside it.
 * @param wanted as set
 * @param files the limit on open files, if there is one
 */
export const safeConnections = (wanted: number, files: number | undefined): number =>
  files === undefined ? wanted : Math.min(wanted, Math.max(Math.floor((files - kept) / 2), leastConnections));
