/** Preloaded into a server (`node --expose-gc --import`): says what memory it holds when it is asked. */
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ residentBytes: rss, heapBytes: heapUsed });
});
// The channel alone keeps nobody alive.
process.channel?.unref();
