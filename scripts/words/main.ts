import { run } from "./run.ts";

/** `npm run words`: begins a language, gives its texts to translators and readers, and takes them back. */
try {
  console.log((await run(process.argv.slice(2))).join("\n"));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
