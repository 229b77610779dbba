import { afterAll, beforeAll, expect, test } from "vitest";
import { archive, importPatient, registerPerson } from "../../../test/accounts.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let practice: Caller;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
});
afterAll(() => server.close());

const ask = (username: string, headers: Record<string, string> = {}) =>
  practice.post("/removal-requests", { username }, headers);
const validate = (token: string) => server.get(`/practice/profile/deleterequest/validate/${token}`);

test("[S6.014] 200: the link of the answer opens the page that confirms, with a live token", async () => {
  const { username } = await importPatient(server, "sindi");
  const { token, link } = (await ask(username)).json();
  expect(link).toBe(`${server.deps.config.publicUrl}/requestremoval/${token}`);
  expect((await validate(token)).statusCode).toBe(200);
});

test("[SEC-F2] 200: a repeated request gives the same token", async () => {
  const { username } = await importPatient(server, "lerato");
  const key = { "idempotency-key": "removal-1" };
  const first = (await ask(username, key)).json();
  expect((await ask(username, key)).json()).toEqual(first);
  expect((await validate(first.token)).statusCode).toBe(200);
});

test("404: a name without an account, or whose account is archived", async () => {
  const { username } = await importPatient(server, "mandla");
  await archive(server, username);
  expect((await ask(username)).statusCode).toBe(404);
  expect((await ask("nobody-of-this-name")).statusCode).toBe(404);
});

test("[S6.014 SEC-E4] 404: a practice user's name removes nobody, even when the app has a patient of that name", async () => {
  const { username, emailAddress } = await registerPerson(server);
  const patient = { name: "Naledi", surname: "Khumalo", cellularNumber: "082 123 4567" };
  const body = { accounts: [{ ...patient, username, emailAddress }] };
  expect((await practice.post("/accounts/import", body)).json().skipped).toEqual([username]);
  const refused = await ask(username);
  expect(refused.statusCode).toBe(404);
  expect(refused.body).toBe((await ask("nobody-of-this-name")).body);
});
