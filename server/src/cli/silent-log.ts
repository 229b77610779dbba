import type { Log } from "../mechanisms/log.ts";

/** A command tells the person at the terminal what it did, nobody else. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
