/**
 * Threads for look-ups of names, hashes and files; Node has 4, of which look-ups may hold 2, so that two name servers that
 * are silent would keep the process from its database. Node reads the number with the first of them: imported first.
 */
process.env.UV_THREADPOOL_SIZE ??= "32";
