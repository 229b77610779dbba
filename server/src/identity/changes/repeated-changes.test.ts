import { afterAll, beforeAll, expect, test } from "vitest";
import { newOwnerWithPasskey } from "../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const calls = ["/removal", "/passkeys/ID/remove", "/second-step/off"];
const unproven = ["/passkeys/ID/rename", "/second-step/forget"];
const keyOf = (call: string, of: string) => ({
  "idempotency-key": `${of}${call}`.replace(/\W/g, "-").padEnd(24, "x"),
});
const bodyOf = (call: string) => (call.endsWith("rename") ? { label: "Work" } : {});

async function keptReplies(): Promise<number> {
  const rows = await server.database.kysely
    .selectFrom("idempotency_keys")
    .select("key_hash")
    .execute();
  return rows.length;
}

test.each(calls)(
  "[SEC-K8 SEC-F2] %s succeeds after the proof in place, with the same Idempotency-Key",
  async (call) => {
    const owner = await newOwnerWithPasskey(server);
    const path = call.replace("ID", owner.passkeyId);
    const headers = keyOf(call, owner.accountId);
    server.advance({ minutes: 6 });
    expect((await owner.post(path, {}, headers)).json().code).toBe("PROOF_NEEDED");
    expect((await owner.reauthenticate()).statusCode).toBe(200);
    expect((await owner.post(path, {}, headers)).statusCode).toBe(200);
  },
);

test.each([...calls, ...unproven])(
  "[SEC-K8 SEC-F2] %s of a stranger leaves no reply behind",
  async (call) => {
    const { passkeyId } = await newOwnerWithPasskey(server);
    const path = `/account${call.replace("ID", passkeyId)}`;
    const before = await keptReplies();
    const refused = await server.post(path, bodyOf(call), { headers: keyOf(call, "stranger") });
    expect(refused.json().code).toBe("SESSION_ENDED");
    expect(await keptReplies()).toBe(before);
  },
);
