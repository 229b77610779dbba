import { randomBytes } from "node:crypto";

/**
 * Threads for look-ups of names, hashes and files; Node has 4, of which look-ups may hold 2, so that two name servers that
 * are silent would keep the process from its database. Node reads the number with the first of them: imported first.
 */
process.env.UV_THREADPOOL_SIZE ??= "32";

// glibc before 2.41 may lose the signal that wakes a thread of this pool (its bug 25847): a job would wait for the next
// one, on a quiet server for long. Each new job gives that signal again; this one reads no file, which might hang.
setInterval(() => randomBytes(1, () => {}), 1_000).unref();
