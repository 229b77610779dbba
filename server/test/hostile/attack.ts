import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { ChildServer } from "../faults/child-server.ts";
import { newAccountCookie } from "./callers.ts";
import { type Answer, openConnection } from "./connection.ts";
import type { Care, HostileRequest } from "./hostile-request.ts";
import { type Callers, requestOf } from "./requests.ts";

const connections = 8;
const hungMilliseconds = 2_000;
const busyMilliseconds = 1_000;
/** After so many requests somebody else is logged in: those before may have ended their own login. */
const requestsOfOneLogin = 500;
const requestsOfOneLook = 100;
const checkpoints = [0.2, 0.6, 1];
const shown = 400;

/** What an attack found. */
export interface Report {
  seed: number;
  requests: number;
  seconds: number;
  /** Answers by their status; 0 where the connection ended without one. */
  statuses: Record<string, number>;
  /** Answers by how careful the request was, and by the first digit of the status. */
  byCare: Record<string, Record<string, number>>;
  /** Each a line that names the request by its number, and shows its bytes. */
  faults: string[];
  slowestMilliseconds: number;
  /** Memory of the process after a fifth, three fifths and all of it. */
  residentMiB: number[];
  /** What its heap held then, where it tells. */
  heapMiB: number[];
}

interface Plan {
  seed: number;
  /** The number of the first request. */
  from?: number;
  requests: number;
  /** Whether the first fault is enough. */
  untilFault?: boolean;
  /** After so long no more requests are begun. */
  minutes?: number;
  /** Asks the server what its heap holds. */
  heapOf?: (server: ChildServer) => Promise<number>;
  /** How long an answer may take: two seconds, unless other tests share the machine. */
  limitMilliseconds?: number;
  /**
   * How often a request is sent again that was answered 503. The connections share a login, so that its account is
   * changed by one request after the other: on a busy machine the last one waits beyond the limit of a statement.
   */
  sendsAgain?: number;
}

/** Sends so many requests of a seed, on a few connections that are kept, and judges each answer. */
export async function attack(
  server: ChildServer,
  productKeys: readonly string[],
  {
    seed,
    from = 0,
    requests,
    untilFault = false,
    minutes = 600,
    heapOf,
    limitMilliseconds = hungMilliseconds,
    sendsAgain = 0,
  }: Plan,
): Promise<Report> {
  const port = Number(new URL(server.url).port);
  const callers: Callers = { productKeys, accountCookie: await newAccountCookie(server) };
  const report: Report = {
    seed,
    requests,
    seconds: 0,
    statuses: {},
    byCare: {},
    faults: [],
    slowestMilliseconds: 0,
    residentMiB: [],
    heapMiB: [],
  };
  const resident: number[] = [];
  const isOver = () =>
    next >= requests ||
    (untilFault && report.faults.length > 0) ||
    performance.now() - started > minutes * 60_000;
  const looksAt = new Set(checkpoints.map((share) => Math.floor(share * requests) - 1));
  const started = performance.now();
  let next = 0;

  async function client(): Promise<void> {
    const kept = openConnection(port, limitMilliseconds);
    while (!isOver()) {
      const number = next;
      next += 1;
      if (number % requestsOfOneLogin === requestsOfOneLogin - 1) {
        callers.accountCookie = await newAccountCookie(server).catch(() => callers.accountCookie);
      }
      const request = requestOf(seed, from + number, callers);
      const raw = request.endsAfter ? openConnection(port, limitMilliseconds) : kept;
      let answer = await raw.send(request.bytes, request);
      for (let again = 0; answer.status === 503 && again < sendsAgain; again += 1) {
        await pause(busyMilliseconds);
        const connection = openConnection(port, limitMilliseconds);
        answer = await connection.send(request.bytes, request);
        connection.close();
      }
      judge(report, from + number, request, answer, limitMilliseconds);
      if (number % requestsOfOneLook === 0) resident.push(residentMiB(server));
      if (heapOf !== undefined && looksAt.has(number)) report.heapMiB.push(await heapOf(server));
    }
    kept.close();
  }
  await Promise.all(Array.from({ length: connections }, client));
  resident.push(residentMiB(server));
  report.requests = next;
  report.residentMiB = checkpoints.map(
    (share) => resident[Math.floor(share * (resident.length - 1))] ?? 0,
  );
  report.seconds = (performance.now() - started) / 1_000;
  return report;
}

function judge(
  report: Report,
  number: number,
  request: HostileRequest,
  answer: Answer,
  limitMilliseconds: number,
): void {
  const { status, milliseconds } = answer;
  count(report.statuses, String(status ?? 0));
  report.byCare[request.care] ??= {};
  count(report.byCare[request.care] ?? {}, `${Math.floor((status ?? 0) / 100)}xx`);
  report.slowestMilliseconds = Math.max(report.slowestMilliseconds, milliseconds);
  const fault = faultOf(answer, request.care, limitMilliseconds);
  if (fault === null) return;
  const bytes = JSON.stringify(request.bytes.toString("latin1").slice(0, shown));
  report.faults.push(`#${number} ${request.name} (${request.care}): ${fault}: ${bytes}`);
}

/** What no answer may be: a failure of the server's own, none in time, or one that shows what it runs on. */
function faultOf(
  { status, isHung, milliseconds, body }: Answer,
  care: Care,
  limitMilliseconds: number,
): string | null {
  if (isHung || milliseconds > limitMilliseconds) return `no answer in ${limitMilliseconds} ms`;
  if (status === null) return care === "malformed" || care === "wild" ? null : "no answer";
  if (status >= 500) return `${status} ${body.slice(0, shown)}`;
  if (status >= 400 && /node_modules|\.ts:\d| {4}at /.test(body)) return "an inside of the server";
  return null;
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** The memory that the server's process holds. */
function residentMiB(server: ChildServer): number {
  const { pid } = server.child();
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024);
}
