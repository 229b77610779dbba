import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, auditOf } from "../../../test/accounts.ts";
import { logInToAccount, newOwner } from "../../../test/own-account.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Device = { id: string; isThis: boolean };

test("[SEC-K19] a device that is signed out has no login here and is not known any more; another's is no device", async () => {
  const owner = await newOwner(server);
  const elsewhere = await logInToAccount(server, { realm: "practice", username: owner.username });
  const devices: Device[] = (await owner.get("/overview")).json().devices;
  const other = devices.find(({ isThis }) => !isThis);
  const known = async () =>
    (await server.database.kysely.selectFrom("known_devices").selectAll().execute()).length;
  const before = await known();
  const stranger = await newOwner(server);
  const path = `/devices/${other?.id}/sign-out`;
  expect((await stranger.post(path)).json().code).toBe("DEVICE_UNKNOWN");
  expect((await elsewhere.get("/overview")).statusCode).toBe(200);
  expect((await owner.post(path)).statusCode).toBe(200);
  expect((await elsewhere.get("/overview")).statusCode).toBe(401);
  expect((await owner.get("/overview")).json().devices).toHaveLength(1);
  // The stranger's sign-up made theirs known meanwhile.
  expect(await known()).toBe(before);
});

test("[SEC-K19] signing out everywhere ends every login but this one, and the products are told", async () => {
  const owner = await newOwner(server);
  const elsewhere = await logInToAccount(server, { realm: "practice", username: owner.username });
  expect((await owner.post("/sign-out-everywhere")).statusCode).toBe(200);
  expect((await owner.get("/overview")).statusCode).toBe(200);
  expect((await elsewhere.get("/overview")).statusCode).toBe(401);
  const { id } = await accountOf(server, owner.username);
  expect(await auditOf(server, id, "signed-out-everywhere")).toHaveLength(1);
  const events = await server.database.kysely
    .selectFrom("product_events")
    .select("kind")
    .where("subject_id", "=", id)
    .execute();
  expect(events.map(({ kind }) => kind)).toContain("signed-out");
});
