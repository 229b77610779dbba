import { type Finding, findingsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("clock");
/** A `Date` header has whole seconds and has travelled. */
const slackSeconds = 5;
/** Codes of apps and signatures of webhooks end to work. */
const harmfulSeconds = 60;

/** @param others what other clocks said at the same moment, by whose they are */
export function checkClock(now: Date, others: Readonly<Record<string, Date>>): Finding {
  const names = Object.keys(others);
  if (names.length === 0) return ok("There is no other clock to compare with.");
  const [worst = "", seconds = 0] = Object.entries(others)
    .map(([name, at]): [string, number] => [name, (now.getTime() - at.getTime()) / 1_000])
    .reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) ? b : a));
  const off = Math.round(Math.abs(seconds));
  if (off <= slackSeconds) return ok(`It agrees with ${names.join(" and ")}.`);
  const found = `It is ${off} seconds ${seconds > 0 ? "ahead of" : "behind"} ${worst}.`;
  const remedy = "Let the machine keep its time by NTP (timedatectl set-ntp true).";
  return off > harmfulSeconds ? fail(found, remedy) : warn(found, remedy);
}
