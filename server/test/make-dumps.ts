import { readDump } from "./migrated.ts";

/** Makes what `lay.ts` lays, in a process of its own, with which the memory of its engine goes. */
await readDump("migrated", { info() {}, warn() {}, error() {} });
