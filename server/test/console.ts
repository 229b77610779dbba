import { randomUUID } from "node:crypto";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import type { LightMyRequestResponse } from "fastify";
import { createConsoleCalls } from "../src/api/console.ts";
import { callerAs } from "./product-keys.ts";
import { openTestServer } from "./test-server.ts";
import { appWith } from "./two-step.ts";

/** Where the console of the tests is; nothing listens there. */
export const consoleUrl = "https://localhost:3002";
const place = { STAFF_LISTEN: "127.0.0.1:3002", STAFF_URL: consoleUrl };

export const staffPassword = "estuary-lantern-41";

export interface Sending {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  clientAddress?: string;
}

/** What a page of the console sends beside the rest. */
export const ofThePage = { "sec-fetch-site": "same-origin" };

export type TestConsole = Awaited<ReturnType<typeof openTestConsole>>;

/** The APIs over HTTP with a console of their own beside them. */
export async function openTestConsole({
  environment = {},
  ...options
}: NonNullable<Parameters<typeof openTestServer>[0]> = {}) {
  const server = await openTestServer({ ...options, environment: { ...place, ...environment } });
  const its = server.deps.config.console;
  if (its === null) throw new Error("There is no console.");
  const app = await createConsoleCalls(server.deps, its);
  return {
    ...server,
    consoleApp: app,
    /** Posts JSON to a path below `/api` of the console, as a page of it does unless told. */
    consolePost: (path: string, body: unknown = {}, sending: Sending = {}) =>
      app.inject({
        method: "POST",
        url: `/api${path}`,
        headers: { "content-type": "application/json", ...ofThePage, ...sending.headers },
        cookies: sending.cookies ?? {},
        remoteAddress: sending.clientAddress ?? "192.0.2.1",
        payload: JSON.stringify(body),
      }),
    consoleGet: (path: string, { cookies = {}, headers = ofThePage }: Sending = {}) =>
      app.inject({ method: "GET", url: `/api${path}`, headers, cookies }),
    async close() {
      await app.close();
      await server.close();
    },
  };
}

/** A member of staff who was added, and the token of the link that was mailed to them. */
export async function newStaff(
  server: TestConsole,
  role: StaffRole = "support",
  emailAddress = `${randomUUID()}@example.org`,
) {
  const { post } = await callerAs(server, "operator");
  const body = { name: "Thandi Mokoena", emailAddress, role, reason: "test" };
  const added = await post("/staff/add", body);
  if (added.statusCode !== 200) throw new Error(added.body);
  const { id, key } = added.json();
  return {
    id: String(id),
    key: String(key),
    emailAddress,
    token: await mailedToken(server, emailAddress),
  };
}

/** The token of the newest set-up link that went to an address. */
export async function mailedToken(server: TestConsole, emailAddress: string): Promise<string> {
  await server.deliver();
  const mails = server.mails().filter(({ to }) => to === emailAddress);
  const found = mails.flatMap(({ text }) => /\/staff\/set-up#([\w-]{43})/.exec(text)?.[1] ?? []);
  return found.at(-1) ?? "";
}

/** Somebody who has set their login up. */
export async function newMember(server: TestConsole, role: StaffRole = "support") {
  const staff = await newStaff(server, role);
  return { ...staff, ...(await setUp(server, staff.token)) };
}

/** Uses a set-up link as its page does. */
export async function setUp(server: TestConsole, token: string) {
  const read = await server.consolePost("/staff/set-up/read", { token });
  if (read.statusCode !== 200) throw new Error(read.body);
  const app = appWith(server, read.json().key);
  const body = { token, password: staffPassword, code: app.code() };
  const finished = await server.consolePost("/staff/set-up", body);
  if (finished.statusCode !== 200) throw new Error(finished.body);
  // The code of the set-up is not taken once more.
  server.advance({ seconds: 30 });
  return { ...app, recoveryCodes: finished.json().recoveryCodes as string[] };
}

export type Member = Awaited<ReturnType<typeof newMember>>;

/** The cookies that a browser has after an answer. */
export function cookiesAfter(
  response: LightMyRequestResponse,
  before: Record<string, string> = {},
): Record<string, string> {
  return {
    ...before,
    ...Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
  };
}

/** Types address and password; the token of the step, and the browser's cookies. */
export async function firstStep(server: TestConsole, member: Member, sending: Sending = {}) {
  const body = { emailAddress: member.emailAddress, password: staffPassword };
  const response = await server.consolePost("/staff/login", body, sending);
  if (response.statusCode !== 200) throw new Error(response.body);
  return { token: String(response.json().token), cookies: cookiesAfter(response, sending.cookies) };
}

/** Logs somebody in; calls as their browser makes them. */
export async function logIn(server: TestConsole, member: Member, sending: Sending = {}) {
  const step = await firstStep(server, member, sending);
  const body = { token: step.token, code: member.code() };
  const response = await server.consolePost("/staff/second-step", body, { cookies: step.cookies });
  if (response.statusCode !== 200) throw new Error(response.body);
  server.advance({ seconds: 30 });
  return browserWith(server, cookiesAfter(response, step.cookies));
}

/** A browser with these cookies, on pages of the console. */
export function browserWith(server: TestConsole, cookies: Record<string, string>) {
  return {
    cookies,
    get: (path: string) => server.consoleGet(path, { cookies }),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      server.consolePost(path, body, { cookies, headers }),
  };
}
