import type { KeyActor } from "../platform/audit/actor.ts";

/** The actor of commands on the database itself: they need no key, and come over no network. */
export const operatorHere: KeyActor = { who: "operator", from: "command line" };
