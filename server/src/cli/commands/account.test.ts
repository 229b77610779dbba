import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
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

test("[SEC-C6] account confirm-number confirms the account's number, and no other", async () => {
  const { username, cellularNumber } = await registerPerson(house);
  const confirm = (number: string) =>
    run(["account", "confirm-number", username, number], environment);
  expect(await confirm("0821110000")).toMatchObject({
    code: 1,
    err: expect.stringContaining("  cellularNumber: This is not the number of the account."),
  });
  expect(await confirm(cellularNumber)).toMatchObject({
    code: 0,
    out: `${username} gets one-time passwords by SMS.`,
  });
});
