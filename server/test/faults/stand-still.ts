/** Imported before the server's own modules: from SIGUSR2 on nothing of the process moves any more. */
process.on("SIGUSR2", () => {
  for (;;);
});
