/** Preloaded into a build (`node --import`): writes what it cost to descriptor 3 when it ends. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// The build's own threads are preloaded with it too, and count with the process.
if (isMainThread)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeSync(3, JSON.stringify({ memoryBytes: maxRSS * 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }));
  });
