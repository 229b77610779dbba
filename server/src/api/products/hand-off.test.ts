import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive, registerPerson } from "../../../test/accounts.ts";
import { goodPassword, newPerson } from "../../../test/people.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { ensureProductKeys } from "../../integrations/keys/ensure-product-keys.ts";

let server: TestServer;
let keys: { practice: string; academic: string; operator: string };
let keysFile: string;

const ensure = (dataDir: string) =>
  ensureProductKeys(server.database.kysely, { dataDir, clock: server.deps.clock });
const folder = temporaryFolder("hand-off");

beforeAll(async () => {
  server = await openTestServer();
  keysFile = await ensure(folder);
  keys = JSON.parse(readFileSync(keysFile, "utf8"));
});
afterAll(() => server.close());

const redeem = (code: string, key: string | null = keys.practice) =>
  server.post(
    "/products/handoff/redeem",
    { code },
    key === null ? {} : { headers: { authorization: `Bearer ${key}` } },
  );
const codeOf = (location: string) => new URL(location).searchParams.get("code") ?? "";

async function signedIn() {
  const person = await registerPerson(server);
  const credentials = { username: person.username, password: goodPassword };
  const response = await server.post("/practice/security/auth", credentials);
  return { ...person, code: codeOf(response.json().location) };
}

describe("200", () => {
  test("the product learns who signed in, and nothing more", async () => {
    const { username, emailAddress, code } = await signedIn();
    expect((await redeem(code)).json()).toEqual({
      product: "practice",
      signedInAt: server.deps.clock().toISOString(),
      user: {
        id: expect.any(String),
        username,
        name: "Lerato",
        surname: "van der Merwe",
        emailAddress,
        type: "HCP",
      },
    });
  });

  test("several keys of a product are valid at once, until one is ended", async () => {
    const next = await callerAs(server, "practice");
    expect((await redeem((await signedIn()).code, next.key)).statusCode).toBe(200);
    expect((await redeem((await signedIn()).code)).statusCode).toBe(200);
    const operator = await callerAs(server, "operator");
    await operator.post(`/keys/${next.id}/end`, { reason: "test" });
    expect((await redeem((await signedIn()).code, next.key)).statusCode).toBe(401);
  });
});

describe("400", () => {
  test("a code works once, also for fifty at once", async () => {
    const { code } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await redeem(code)).json().code).toBe("HAND_OFF_INVALID");
  });

  test("a code lives sixty seconds", async () => {
    const { code } = await signedIn();
    server.advance({ seconds: 61 });
    expect((await redeem(code)).statusCode).toBe(400);
  });

  test("another product's key gets nothing and uses nothing up", async () => {
    const { code } = await signedIn();
    expect((await redeem(code, keys.academic)).json().code).toBe("HAND_OFF_INVALID");
    expect((await redeem(code)).statusCode).toBe(200);
  });

  test("an account that was archived meanwhile is handed to nobody", async () => {
    const { username, code } = await signedIn();
    await archive(server, username);
    expect((await redeem(code)).statusCode).toBe(400);
  });

  test("[SEC-D1] the code of a repeated registration signs in nobody", async () => {
    const owner = newPerson();
    const asEmail = { ...owner, username: owner.emailAddress };
    await server.post("/practice/registration/register", asEmail);
    const again = {
      ...newPerson(),
      username: owner.emailAddress,
      emailAddress: owner.emailAddress,
    };
    const response = await server.post("/practice/registration/register", again);
    expect(response.statusCode).toBe(200);
    const refused = await redeem(codeOf(response.json().location));
    expect(refused.json().code).toBe("HAND_OFF_INVALID");
  });
});

describe("401", () => {
  test("without a product's own key nothing is told or used up", async () => {
    const { code } = await signedIn();
    for (const key of [null, "invented", keys.operator]) {
      expect((await redeem(code, key)).statusCode).toBe(401);
    }
    expect((await redeem(code)).statusCode).toBe(200);
  });
});

describe("the keys of an installation", () => {
  test("are readable by their owner alone and stay the same at the next start", async () => {
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
    expect(await ensure(join(keysFile, ".."))).toBe(keysFile);
    expect(JSON.parse(readFileSync(keysFile, "utf8"))).toEqual(keys);
  });

  test("[SEC-C3] stand in no row", async () => {
    const rows = await server.database.kysely.selectFrom("product_keys").selectAll().execute();
    for (const key of Object.values(keys)) expect(JSON.stringify(rows)).not.toContain(key);
  });
});
