import { randomUUID } from "node:crypto";
import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import { staffCalls } from "@frontdoor/contract/staff/calls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  logIn,
  newMember,
  ofThePage,
  openTestConsole,
  type TestConsole,
} from "../../../test/console.ts";
import { permissionCases } from "../../../test/permission-cases.ts";

let server: TestConsole;
let cookies: Record<string, string>;
beforeAll(async () => {
  server = await openTestConsole();
  ({ cookies } = await logIn(server, await newMember(server, "owner")));
});
afterAll(() => server.close());

const calls = Object.entries<Call>({ ...productCalls, ...staffCalls });
const address = ({ api, path }: Call) =>
  apiBasePaths[api] + path.replaceAll(/\{\w+\}/g, () => randomUUID());
const bodyOf = (name: string) =>
  name in permissionCases ? permissionCases[name as keyof ProductCalls].body : {};

/** A request with the cookies of an owner. @param headers those that the browser adds */
function send([name, call]: [string, Call], headers: Record<string, string>) {
  const body = { payload: JSON.stringify(bodyOf(name) ?? {}) };
  return server.consoleApp.inject({
    method: call.method,
    url: address(call),
    headers: { ...(call.method === "POST" && { "content-type": "application/json" }), ...headers },
    cookies,
    ...(call.method === "POST" && body),
  });
}

const elsewhere = "https://evil.example";
/** What a page that is not the console's makes of a request, and what it is answered. */
const forged = [
  [{ "sec-fetch-site": "cross-site", origin: elsewhere }, 403],
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "same-site", origin: "https://localhost:3000" }, 403],
  [{ origin: elsewhere }, 403],
  [{ origin: "null" }, 403],
  [{ ...ofThePage, origin: elsewhere }, 403],
  [{ ...ofThePage, "content-type": "text/plain" }, 415],
  [{ ...ofThePage, "content-type": "application/x-www-form-urlencoded" }, 415],
] as const;

const isForOwners = (name: string) =>
  !(name in permissionCases) ||
  permissionCases[name as keyof ProductCalls].holders.includes("owner");

const writes = calls.filter(([, { method }]) => method === "POST");
test.each(writes)(
  "[SEC-L12] %s is refused as another site, a neighbour or a form would send it",
  async (name, call) => {
    for (const [headers, status] of forged) {
      const answer = await send([name, call], headers);
      // What only products call is not there for a login, whatever is sent.
      const wanted = status === 415 && !isForOwners(name) ? 401 : status;
      expect([headers, answer.statusCode]).toEqual([headers, wanted]);
    }
  },
);

const withLogin = calls.filter(
  ([name, { api }]) => (api === "products" && isForOwners(name)) || name === "showConsole",
);
test.each(withLogin)(
  "[SEC-L12] %s takes a login from a page of the console alone",
  async (name, call) => {
    for (const site of ["none", "same-site", "cross-site"]) {
      const { statusCode } = await send([name, call], { "sec-fetch-site": site });
      expect([401, 403]).toContain(statusCode);
    }
    const { statusCode, body } = await send([name, call], ofThePage);
    expect([name, statusCode]).not.toEqual([name, 401]);
    expect([name, body.includes("ROLE_REFUSED")]).toEqual([name, false]);
  },
);
