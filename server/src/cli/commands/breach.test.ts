import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, askForReset, registerPerson } from "../../../test/accounts.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { operatorEnvironment } from "../../../test/product-keys.ts";
import { run } from "../run.ts";

let house: House;
let environment: Record<string, string>;
beforeAll(async () => {
  house = await openHouse();
  environment = await operatorEnvironment(house);
});
afterAll(() => house.close());

const breach = (...options: string[]) => run(["breach", "export", ...options], environment);

test("[SEC-H10] the list of a breach names each account of its span, what was done to it, by whom and when", async () => {
  const before = await registerPerson(house);
  house.advance({ hours: 24 });
  const from = house.deps.clock().toISOString();
  const { username } = await registerPerson(house);
  house.advance({ hours: 1 });
  const { token } = await askForReset(house, username);
  const body = { password: "violet-gravel-77", token };
  const reset = await house.post("/practice/security/password/processReset", body);
  expect(reset.statusCode).toBe(200);
  const last = house.deps.clock().toISOString();
  house.advance({ hours: 1 });
  const to = house.deps.clock().toISOString();
  const after = await registerPerson(house);

  const { code, out } = await breach("--from", from, "--to", to, "--json");
  expect(code).toBe(0);
  const { id } = await accountOf(house, username);
  const [affected, ...others] = JSON.parse(out);
  expect(others).toEqual([]);
  expect(affected).toMatchObject({ account: id, realm: "practice", first: from, last });
  expect(affected.what).toMatch(/1 × registered by .+; .*1 × password-reset by itself/);
  const { out: printed } = await breach();
  for (const person of [before, after]) {
    const account = await accountOf(house, person.username);
    expect(printed).toContain(account.id);
    expect(printed).not.toContain(person.username);
    expect(printed).not.toContain(person.emailAddress);
  }
});

test("a moment that is none is said", async () => {
  for (const moment of ["yesterday", "2026-13-01", "2026-03-01T08:00:00+02:00"]) {
    expect(await breach("--from", moment)).toMatchObject({ code: 2, out: "" });
  }
});
