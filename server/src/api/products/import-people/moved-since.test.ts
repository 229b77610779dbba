import { randomBytes } from "node:crypto";
import { hash as bcrypt } from "@node-rs/bcrypt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, logInToAccount } from "../../../../test/account-settings.ts";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { createKeys, type Keys } from "../../../platform/keys/keys.ts";
import { bringIn, person } from "./import-people.fixture.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
/** As a process that was restarted with another master key has them. */
const keys: Keys = createKeys(first);

let server: TestServer;
let owner: Caller;
let passwordHash: string;

beforeAll(async () => {
  server = await openTestServer({ keys });
  owner = await callerAs(server, "operator");
  passwordHash = await bcrypt(goodPassword, { cost: 8 });
});
afterAll(() => server.close());

const file = "a".repeat(64);
const alreadyIn = { made: 0, already: 1, faulty: [] };

test("[SEC-B13] who has another address since is in already: the file makes no second account, with the old password", async () => {
  const row = person({ realm: "academic", emailProven: "true", passwordHash });
  expect(await bringIn(owner, [row], { file })).toMatchObject({ made: 1 });
  const settings = await logInToAccount(server, {
    realm: "academic",
    username: row.emailAddress ?? "",
  });
  const address = "elsewhere@example.org";
  expect((await settings.post("/email", { emailAddress: address })).statusCode).toBe(200);
  const token = await linkTo(server, address, "account/email");
  expect((await settings.post("/email/proof", { token })).statusCode).toBe(200);

  expect(await bringIn(owner, [row], { file, dryRun: true })).toEqual(alreadyIn);
  expect(await bringIn(owner, [row], { file })).toEqual(alreadyIn);
  expect(await bringIn(owner, [row])).toEqual(alreadyIn);
  expect(await bringIn(owner, [row], { file }, 9)).toEqual(alreadyIn);
});

test("[SEC-H18] a row that came in under the master key before is known in another file", async () => {
  const row = person();
  expect(await bringIn(owner, [row])).toMatchObject({ made: 1 });
  Object.assign(keys, createKeys(second, first));
  expect(await bringIn(owner, [row])).toEqual(alreadyIn);
});
