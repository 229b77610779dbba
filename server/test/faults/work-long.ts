const milliseconds = 60_000;

/** Imported before the server's own modules: at SIGUSR2 the process is at work for a minute of the clock. */
process.on("SIGUSR2", () => {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
});
