import { requestIdHeader } from "../../platform/http/api-headers.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("server");
const milliseconds = 10_000;

/**
 * Whether the front door at an address serves, and its `Date`; it need not run. `/readyz` tells most, but is not
 * public: the nginx in front of a public address responds with 404. Then `/healthz` shows that it runs.
 */
export async function checkServer(url: string): Promise<{ finding: Finding; clock: Date | null }> {
  const ready = await ask(`${url}/readyz`);
  const isClosed = ready?.status === 404;
  const answer = isClosed ? await ask(`${url}/healthz`) : ready;
  if (answer === null) {
    const finding = warn(`Nobody answers at ${url}.`, "Start the server, or set FRONTDOOR_URL.");
    return { finding, clock: null };
  }
  return { finding: (isClosed ? judgeHealth : judgeReadiness)(url, answer), clock: answer.clock };
}

interface Answer {
  status: number;
  headers: Headers;
  /** Null where it is not JSON. */
  body: unknown;
  clock: Date | null;
}

async function ask(address: string): Promise<Answer | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(milliseconds) });
    const { status, headers } = answer;
    const date = new Date(headers.get("date") ?? Number.NaN);
    const clock = Number.isNaN(date.getTime()) ? null : date;
    return { status, headers, body: await answer.json().catch(() => null), clock };
  } catch {
    return null;
  }
}

const stranger = (url: string, status: number) =>
  fail(`What answers at ${url} is not the front door (${status}).`, "Set FRONTDOOR_URL.");

/** The body alone could be another server's: ours also gives each request an id. */
function judgeHealth(url: string, { status, headers, body }: Answer): Finding {
  const isOurs = Reflect.get(Object(body), "status") === "ok" && headers.has(requestIdHeader);
  return status === 200 && isOurs
    ? ok(`It answers at ${url}; whether it is ready is kept from the public there.`)
    : stranger(url, status);
}

function judgeReadiness(url: string, { status, body }: Answer): Finding {
  const checks: unknown = Reflect.get(Object(body), "checks");
  if (typeof checks !== "object" || checks === null) return stranger(url, status);
  const bad = Object.entries(checks).flatMap(([name, isGood]) => (isGood === true ? [] : [name]));
  if (status !== 200) {
    return fail(`It is not ready: ${bad.join(", ")}.`, "Look for lines with alert in its log.");
  }
  return bad.length === 0
    ? ok(`It is ready at ${url}.`)
    : warn(`It is ready; late: ${bad.join(", ")}.`, "See the lines mail and sms, and outbox list.");
}
