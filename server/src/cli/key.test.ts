import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../test/database.ts";
import { createDatabase } from "../../test/postgres-databases.ts";
import { callerAs } from "../../test/product-keys.ts";
import { temporaryFolder, temporaryFolderOfTest } from "../../test/temporary-folder.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { findValidKey } from "../integrations/keys/product-keys-store.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openPostgres } from "../platform/database/postgres/postgres.ts";
import { run } from "./run.ts";

let server: TestServer;
let url: string;
const folder = temporaryFolder("keys");
const file = join(folder, "product-keys.json");

beforeAll(async () => {
  server = await openTestServer();
  url = await server.app.listen({ port: 0, host: "localhost" });
  const { key } = await callerAs(server, "operator");
  writeFileSync(file, JSON.stringify({ practice: "old", academic: "old", operator: key }));
});
afterAll(() => server.close());

const frontdoor = (line: string, env: Record<string, string> = {}) =>
  run(line.split(" "), { FRONTDOOR_URL: url, DATA_DIR: folder, ...env });
const stored = () => JSON.parse(readFileSync(file, "utf8"));

test("the operator's own key is rotated, and the file's new one opens the calls", async () => {
  const before = stored().operator;
  const { out } = await frontdoor("key rotate operator --label rotation --json --reason rotation");
  const { key } = JSON.parse(out);
  expect(stored()).toEqual({ practice: "old", academic: "old", operator: key });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const listed = JSON.parse((await frontdoor("key list --json")).out);
  const former = listed.find(({ label }: { label: string }) => label === "test");
  expect((await frontdoor(`key end ${former.id} --reason rotation`)).code).toBe(0);
  expect((await frontdoor("key list", { FRONTDOOR_KEY: before })).code).toBe(1);
  expect((await frontdoor("key list")).out).toContain("rotation");
});

test("what a client without a key of its product is to be mended with is a command that there is", async () => {
  const { post } = await callerAs(server, "operator");
  const addresses = { redirectUris: ["https://a.example/cb"], postLogoutRedirectUris: [] };
  const none = { backchannelLogoutUri: null, initiateLoginUri: null, wantedAcr: null };
  const client = { id: "keyless", product: "academic", refreshHours: 12, ...addresses, ...none };
  const added = await post("/openid/clients/add", { ...client, reason: "test" });
  expect(added.statusCode, added.body).toBe(200);
  const { out } = await frontdoor("openid client check keyless --json");
  const [keyless] = JSON.parse(out).filter(({ about }: { about: string }) => about === "secret");
  const told = /^frontdoor (.*) --reason/.exec(keyless.remedy)?.[1];
  expect((await frontdoor(`${told} --reason test`)).code).toBe(0);
});

test("a key goes to no file where there is none", async () => {
  const elsewhere = temporaryFolderOfTest("no-keys");
  const env = { DATA_DIR: elsewhere, FRONTDOOR_KEY: stored().operator };
  const { out } = await frontdoor("key rotate practice --json --reason rotation", env);
  expect(JSON.parse(out).file).toBeNull();
});

test("[SEC-H13] the file of another installation stays as it is, and the new key is shown", async () => {
  const other = temporaryFolderOfTest("other-keys");
  const text = JSON.stringify({ practice: "theirs", academic: "theirs", operator: "theirs" });
  writeFileSync(join(other, "product-keys.json"), text);
  const env = { DATA_DIR: other, FRONTDOOR_KEY: stored().operator };
  const { code, out } = await frontdoor("key rotate practice --reason rotation", env);
  expect([code, out]).toEqual([0, expect.stringContaining("is of another installation")]);
  expect(await findValidKey(server.database.kysely, out.split("\n")[0] ?? "")).toMatchObject({
    holder: "practice",
  });
  expect(readFileSync(join(other, "product-keys.json"), "utf8")).toBe(text);
});

test("[SEC-H13] a file that is broken loses no key", async () => {
  const broken = temporaryFolderOfTest("broken-keys");
  writeFileSync(join(broken, "product-keys.json"), "{");
  const env = { DATA_DIR: broken, FRONTDOOR_KEY: stored().operator };
  const { code, out } = await frontdoor("key rotate practice --reason rotation", env);
  expect([code, out]).toEqual([0, expect.stringContaining("could not be changed")]);
  expect(await findValidKey(server.database.kysely, out.split("\n")[0] ?? "")).toMatchObject({
    holder: "practice",
  });
});

test("an unknown holder is a wrong word", async () => {
  expect((await frontdoor("key rotate kiosk")).code).toBe(2);
});

test("the first key needs a database server", async () => {
  expect((await frontdoor("key first")).err).toContain("Set DATABASE_URL.");
});

const serverUrl = process.env.TEST_DATABASE_URL;
const onPostgres = test.runIf(serverUrl !== undefined);
onPostgres("[SEC-H5] the first operator's key is put into PostgreSQL, with its event", async () => {
  const { url: databaseUrl, drop } = await createDatabase(serverUrl ?? "");
  const database = await openPostgres(databaseUrl, silentLog);
  await migrate(database);
  const { out } = await frontdoor("key first --json", { DATABASE_URL: databaseUrl });
  const { id, key } = JSON.parse(out);
  expect(await findValidKey(database.kysely, key)).toEqual({ id, holder: "operator" });
  expect(await database.kysely.selectFrom("audit_events").selectAll().execute()).toMatchObject([
    {
      kind: "product-key-made",
      actor: "operator",
      details: { keyId: id, holder: "operator", from: "command line" },
    },
  ]);
  await database.close();
  await drop();
});
