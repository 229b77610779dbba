import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../../test/accounts.ts";
import { operatorEnvironment } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

let server: TestServer;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  environment = await operatorEnvironment(server);
});
afterAll(() => server.close());

const breach = (...options: string[]) =>
  run(["breach", "export", "--reason", "test", ...options], environment);

test("[SEC-H10] the list of a breach names each account of its span, what was done to it, by whom and when", async () => {
  const before = await registerPerson(server);
  server.advance({ hours: 24 });
  const from = server.deps.clock().toISOString();
  const { username } = await registerPerson(server);
  server.advance({ hours: 1 });
  const { token } = await askForReset(server, username);
  const body = { password: "violet-gravel-77", token };
  const reset = await server.post("/practice/security/password/processReset", body);
  expect(reset.statusCode).toBe(200);
  const last = server.deps.clock().toISOString();
  server.advance({ hours: 1 });
  const to = server.deps.clock().toISOString();
  const after = await registerPerson(server);

  const { code, out } = await breach("--from", from, "--to", to, "--json");
  expect(code).toBe(0);
  const { id } = await accountOf(server, username);
  const [affected, ...others] = JSON.parse(out);
  expect(others).toEqual([]);
  expect(affected).toMatchObject({ account: id, realm: "practice", first: from, last });
  expect(affected.what).toMatch(/1 × registered by .+; .*1 × password-reset by itself/);
  const { out: printed } = await breach();
  for (const person of [before, after]) {
    const account = await accountOf(server, person.username);
    expect(printed).toContain(account.id);
    expect(printed).not.toContain(person.username);
    expect(printed).not.toContain(person.emailAddress);
  }
});

test("a moment that is none is said", async () => {
  for (const moment of ["yesterday", "2026-13-01", "2026-02-31", "2026-03-01T08:00:00+02:00"]) {
    expect(await breach("--from", moment)).toMatchObject({ code: 2, out: "" });
  }
});

test("[SEC-H10] a span that ends before it begins is said, not told as one in which nothing happened", async () => {
  const { code, out, err } = await breach("--from", "2026-12-01", "--to", "2026-01-12");
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain("--to: The end is before the beginning.");
});
