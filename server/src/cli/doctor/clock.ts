import { isLocal } from "../../config/config-network.ts";
import { harmfulSeconds } from "../../platform/database/compare-clocks.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("clock");
/** Tolerance for a `Date` header: it has whole seconds and takes time to arrive. */
const slackSeconds = 5;

/** Another clock, and the difference between it and this machine's when it was read. */
export interface OtherClock {
  whose: string;
  aheadSeconds: number;
  /** Whether it is on this machine, and so agrees however wrong it is. */
  isHere: boolean;
}

/** Whether this machine's clock agrees with others; a clock on this machine proves nothing. */
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

/** Whether an address is this machine's; `null` is. */
export function isHere(address: string | null): boolean {
  if (address === null) return true;
  const { hostname } = new URL(address);
  // A socket of PostgreSQL has no host, or its folder in the host's place.
  return /^(%2f.*)?$/i.test(hostname) || isLocal(hostname);
}
