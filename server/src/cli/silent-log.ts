import type { Log } from "../platform/log.ts";

/** A command tells the person at the terminal what it did, nobody else. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
