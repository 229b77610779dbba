import { type Finding, findingsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("server");
const milliseconds = 10_000;

/** Whether the front door at an address serves, and its `Date`; it need not run. */
export async function checkServer(url: string): Promise<{ finding: Finding; clock: Date | null }> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(milliseconds) }).catch(
    (): null => null,
  );
  if (answer === null) {
    const finding = warn(`Nobody answers at ${url}.`, "Start the server, or set FRONTDOOR_URL.");
    return { finding, clock: null };
  }
  const date = new Date(answer.headers.get("date") ?? Number.NaN);
  const clock = Number.isNaN(date.getTime()) ? null : date;
  return { finding: judge(url, answer.status, await answer.json().catch(() => null)), clock };
}

function judge(url: string, status: number, body: unknown): Finding {
  const checks: unknown = Reflect.get(Object(body), "checks");
  if (typeof checks !== "object" || checks === null) {
    return fail(`What answers at ${url} is not the front door (${status}).`, "Set FRONTDOOR_URL.");
  }
  const bad = Object.entries(checks).flatMap(([name, isGood]) => (isGood === true ? [] : [name]));
  if (status !== 200) {
    return fail(`It is not ready: ${bad.join(", ")}.`, "Look for trouble in its log.");
  }
  return bad.length === 0
    ? ok(`It is ready at ${url}.`)
    : warn(`It is ready; late: ${bad.join(", ")}.`, "See the lines mail and sms, and outbox list.");
}
