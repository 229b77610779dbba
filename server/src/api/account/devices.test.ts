import { afterAll, beforeAll, expect, test } from "vitest";
import { logInToAccount, newOwner } from "../../../test/account-settings.ts";
import { accountOf, auditOf, registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  claimsIn,
  leadsTo,
  openBrowser,
  openidProduct,
  postForm,
  provenLogin,
  redeem,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Device = { id: string; isThis: boolean };

const cookiesOf = ({ jar }: ReturnType<typeof openBrowser>) =>
  Object.fromEntries([...jar].map(([name, { value }]) => [name.split(";")[0] ?? "", value]));

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

test("[SEC-K19] signing out everywhere ends every login but this one, lists no other device, and the products are told", async () => {
  const owner = await newOwner(server);
  const stranger = await newOwner(server);
  const elsewhere = await logInToAccount(server, { realm: "practice", username: owner.username });
  expect((await owner.post("/sign-out-everywhere")).statusCode).toBe(200);
  expect((await owner.get("/overview")).statusCode).toBe(200);
  expect((await elsewhere.get("/overview")).statusCode).toBe(401);
  const { id } = await accountOf(server, owner.username);
  const listed: Device[] = (await owner.get("/overview")).json().devices;
  expect(listed.map(({ isThis }) => isThis)).toEqual([true]);
  const ofStranger: Device[] = (await stranger.get("/overview")).json().devices;
  expect(ofStranger).toHaveLength(1);
  expect(await auditOf(server, id, "signed-out-everywhere")).toHaveLength(1);
  const events = await server.database.kysely
    .selectFrom("product_events")
    .select("kind")
    .where("subject_id", "=", id)
    .execute();
  expect(events.map(({ kind }) => kind)).toContain("signed-out");
});

test("the browser of a practice sign-up is listed, and nothing is noted of a sign-up with a taken name", async () => {
  const emailAddress = "listed.device@example.org";
  const person = await registerPerson(server, { username: emailAddress, emailAddress });
  const rows = () => server.database.kysely.selectFrom("login_devices").selectAll().execute();
  const { id } = await accountOf(server, emailAddress);
  const own = (await rows()).filter(({ account_id: of }) => of === id);
  expect(own).toMatchObject([{ browser: "other", system: "other", way: "password" }]);
  const before = (await rows()).length;
  await registerPerson(server, { username: emailAddress, emailAddress });
  expect(await rows()).toHaveLength(before);
  const owner = await logInToAccount(server, { realm: "practice", ...person });
  const { devices } = (await owner.get("/overview")).json();
  expect(devices.map(({ isThis }: Device) => isThis)).toEqual([true]);
});

test("[SEC-K19] a device that is signed out is signed out at every client of OpenID Connect, and no other device", async () => {
  const product = await openidProduct(server, "of-a-device");
  const person = await registerPerson(server);
  const [here, there] = [openBrowser(server), openBrowser(server)];
  const logIn = async (browser: typeof here) =>
    (await redeem(product, await authorize(product, person, {}, browser))).json();
  const [own, other] = [await logIn(here), await logIn(there)];
  const cookies = cookiesOf(here);
  const owner = await logInToAccount(server, { realm: "practice", ...person, cookies });
  const { devices } = (await owner.get("/overview")).json();
  const hashes = await server.database.kysely
    .selectFrom("openid_artifacts")
    .innerJoin("login_devices", "login_devices.device_hash", "openid_artifacts.device_hash")
    .select("login_devices.id")
    .where("login_devices.account_id", "=", (await accountOf(server, person.username)).id)
    .where("openid_artifacts.model", "=", "Grant")
    .execute();
  const ofHere = devices.find(({ isThis }: Device) => isThis).id;
  const ofThere = hashes.find(({ id }) => id !== ofHere)?.id;
  expect((await owner.post(`/devices/${ofThere}/sign-out`)).statusCode).toBe(200);
  expect((await userinfo(product, other.access_token)).statusCode).toBe(401);
  expect((await refresh(product, other.refresh_token)).statusCode).toBe(400);
  expect((await userinfo(product, own.access_token)).statusCode).toBe(200);
  const told = await server.database.kysely
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", "practice.openid-logout")
    .execute();
  expect(told.map(({ payload }) => payload)).toMatchObject([{ clientId: "of-a-device" }]);
});

test("[SEC-K19] a login that was just proven with a device that is signed out reaches no client, and that of another device does", async () => {
  const product = await openidProduct(server, "on-its-way");
  const person = await registerPerson(server);
  const [here, there] = [openBrowser(server), openBrowser(server)];
  const [own, other] = [
    await provenLogin(product, person, {}, here),
    await provenLogin(product, person, {}, there),
  ];
  const cookies = cookiesOf(here);
  const owner = await logInToAccount(server, { realm: "practice", ...person, cookies });
  const { devices }: { devices: Device[] } = (await owner.get("/overview")).json();
  for (const { id } of devices.filter(({ isThis }) => !isThis)) {
    expect((await owner.post(`/devices/${id}/sign-out`)).statusCode).toBe(200);
  }
  expect(leadsTo(await there.get(other.finish)).pathname).toBe("/login/practice");
  expect(leadsTo(await here.get(own.finish)).pathname).toMatch(/^\/oidc\/auth\//);
});

test("[SEC-K19] a client that has revoked its tokens is told as well when the device is signed out", async () => {
  const product = await openidProduct(server, "revoking");
  const person = await registerPerson(server);
  const tokens = (await redeem(product, await authorize(product, person))).json();
  const token = { token: tokens.refresh_token };
  expect((await postForm(product, "/token/revocation", token)).statusCode).toBe(200);
  const owner = await logInToAccount(server, { realm: "practice", ...person });
  const { devices }: { devices: Device[] } = (await owner.get("/overview")).json();
  for (const { id } of devices.filter(({ isThis }) => !isThis)) {
    expect((await owner.post(`/devices/${id}/sign-out`)).statusCode).toBe(200);
  }
  const told = await server.database.kysely
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", "practice.openid-logout")
    .execute();
  const { sid } = claimsIn(tokens.id_token);
  expect(told.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ sid }));
});
