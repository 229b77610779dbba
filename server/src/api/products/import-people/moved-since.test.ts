import { hash as bcrypt } from "@node-rs/bcrypt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, logInToAccount } from "../../../../test/account-settings.ts";
import { goodPassword } from "../../../../test/people.ts";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { bringIn, person } from "./import-people.fixture.ts";

let server: TestServer;
let owner: Caller;
let passwordHash: string;

beforeAll(async () => {
  server = await openTestServer();
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
