import { isLocal } from "../../config/config-network.ts";
import { harmfulSeconds } from "../../platform/database/compare-clocks.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("clock");
/** A `Date` header has whole seconds and has travelled. */
const slackSeconds = 5;

/** Another clock, and how this machine's stood to it when it was asked. */
export interface OtherClock {
  whose: string;
  aheadSeconds: number;
  /** Whether it is this machine's own, with which it agrees however wrong it is. */
  isHere: boolean;
}

/** Whether this machine's clock agrees with others; what tells the same time as a matter of course proves nothing. */
export function checkClock(others: readonly OtherClock[]): Finding {
  const [worst] = others.toSorted((a, b) => Math.abs(b.aheadSeconds) - Math.abs(a.aheadSeconds));
  const off = Math.round(Math.abs(worst?.aheadSeconds ?? 0));
  if (worst !== undefined && off > slackSeconds) {
    const found = `It is ${off} seconds ${worst.aheadSeconds > 0 ? "ahead of" : "behind"} ${worst.whose}.`;
    const remedy = "Let the machine keep its time by NTP (timedatectl set-ntp true).";
    return off > harmfulSeconds ? fail(found, remedy) : warn(found, remedy);
  }
  const elsewhere = others.filter(({ isHere }) => !isHere).map(({ whose }) => whose);
  if (elsewhere.length > 0) return ok(`It agrees with ${elsewhere.join(" and ")}.`);
  const why =
    others.length === 0 ? "no other clock answered" : "all that answered is the same machine";
  return warn(`Not checked: ${why}.`, "Look whether it keeps its time by NTP (timedatectl).");
}

/** Whether what has an address is this machine; what has none (`null`) is. */
export function isHere(address: string | null): boolean {
  if (address === null) return true;
  const { hostname } = new URL(address);
  // A socket of PostgreSQL has no host, or its folder in the host's place.
  return /^(%2f.*)?$/i.test(hostname) || isLocal(hostname);
}
