import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { openTestDatabase } from "../../test/database.ts";
import { countOf, secretsEnding } from "../api/products/statistics/overview.store.ts";
import {
  addOpenidClient,
  endOpenidClient,
  openidClients,
} from "../integrations/openid-state/openid-clients.ts";
import type { Database } from "../platform/database/database.ts";
import { settleDemoClients } from "./demo-clients.ts";

const { clock, advance } = createTestClock();
const here = "http://localhost:3001";
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.kysely.deleteFrom("openid_clients").execute());

const settle = (
  isRunning: boolean,
  { practice = here, academic = here }: { practice?: string; academic?: string } = {},
) => {
  const products = {
    practice: { origin: practice, startUrl: `${practice}/practice` },
    academic: { origin: academic, startUrl: `${academic}/academic` },
  };
  return settleDemoClients({ database, clock, config: { products } }, isRunning);
};
const inUse = async () =>
  Object.fromEntries(
    (await openidClients(database.kysely)).map(({ id, initiate_login_uri }) => [
      id,
      initiate_login_uri,
    ]),
  );
const both = {
  "demo-practice": `${here}/practice/login`,
  "demo-academic": `${here}/academic/login`,
};
const own = {
  id: "own",
  product: "practice",
  redirect_uris: JSON.stringify([`${here}/own`]),
  post_logout_redirect_uris: "[]",
  backchannel_logout_uri: null,
  initiate_login_uri: `${here}/own/login`,
  refresh_hours: 1,
  wanted_acr: null,
  created_at: clock(),
  ended_at: null,
} as const;

test("while the demo product runs it is a client of both products, however often it starts", async () => {
  await settle(true);
  await settle(true);
  expect(await inUse()).toEqual(both);
  const [client] = await openidClients(database.kysely);
  expect(client).toMatchObject({
    id: "demo-academic",
    redirect_uris: [`${here}/academic/callback`],
    post_logout_redirect_uris: [`${here}/academic/logged-out`],
    backchannel_logout_uri: `${here}/academic/back-channel-logout`,
  });
});

test("a secret of each ends within a day, which the console shows, and no further one at the next start", async () => {
  const ending = () => countOf(secretsEnding(database.kysely, clock()));
  await settle(true);
  expect(await ending()).toBe(2);
  advance({ hours: 25 });
  await settle(true);
  expect(await ending()).toBe(0);
});

test("nobody is led to it while it does not run, and again when it does", async () => {
  await settle(true);
  await settle(false);
  expect(await inUse()).toEqual({});
  await settle(true);
  expect(await inUse()).toEqual(both);
});

test("it is followed to another port, and stands in for no product that is elsewhere", async () => {
  await settle(true);
  const moved = "http://localhost:3011";
  await settle(true, { practice: moved, academic: "https://academic.example" });
  expect(await inUse()).toEqual({ "demo-practice": `${moved}/practice/login` });
});

test("the operator's client stays as it is, and takes over the logins that begin here", async () => {
  await database.kysely.transaction().execute((tx) => addOpenidClient(tx, own));
  const before = await openidClients(database.kysely);
  await settle(true);
  expect(await inUse()).toEqual({
    own: own.initiate_login_uri,
    "demo-practice": null,
    "demo-academic": both["demo-academic"],
  });
  await settle(false);
  expect(await openidClients(database.kysely)).toEqual(before);
  await database.kysely.transaction().execute((tx) => endOpenidClient(tx, "own", clock()));
  await settle(true);
  expect(await inUse()).toEqual(both);
});
