import { messages } from "@frontdoor/contract/messages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf, archive, askForReset, registerPerson } from "../../../test/accounts.ts";
import { goodPassword } from "../../../test/people.ts";
import { askForRemoval } from "../../../test/removal.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newPassword = "violet-gravel-77";
const reset = (token: string, password = newPassword, headers = {}) =>
  server.post("/practice/security/password/processReset", { password, token }, { headers });
const logIn = (username: string, password: string, cookies = {}) =>
  server.post("/practice/security/auth", { username, password }, { cookies });

async function personWithLink() {
  const person = await registerPerson(server);
  await server.deliver();
  return { ...person, ...(await askForReset(server, person.username)) };
}

describe("200", () => {
  test("[S7.071 S7.072] the link sets the new password", async () => {
    const { username, token } = await personWithLink();
    const response = await reset(token);
    expect([response.statusCode, response.body]).toEqual([200, "{}"]);
    expect((await logIn(username, newPassword)).statusCode).toBe(200);
    expect((await logIn(username, goodPassword)).statusCode).toBe(401);
  });

  test("[SEC-A4] it ends a lock, also the one that only a reset ends", async () => {
    const { username, token } = await personWithLink();
    for (let time = 0; time < 10; time += 1) await logIn(username, "wrong-otter-1");
    await server.database.kysely
      .updateTable("login_counters")
      .set({ total: 100 })
      .where("client", "=", "")
      .execute();
    expect((await logIn(username, goodPassword)).statusCode).toBe(401);
    await reset(token);
    expect((await logIn(username, newPassword)).statusCode).toBe(200);
  });

  test("[SEC-A5] a lock does not stand in the way of asking for it", async () => {
    const { username } = await registerPerson(server);
    for (let time = 0; time < 10; time += 1) await logIn(username, "wrong-otter-1");
    const { token } = await askForReset(server, username);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("[SEC-C8 SEC-C9] the code of the same request and every hand-off die, the owner is mailed", async () => {
    const { username, emailAddress, token, code } = await personWithLink();
    const { location } = (await logIn(username, goodPassword)).json();
    await reset(token);
    const otp = { otp: code, username, password: "lantern-maple-90" };
    const byCode = await server.post("/practice/security/password/processResetWithOtp", otp);
    expect(byCode.json().code).toBe("OTP_INVALID");
    const handOff = new URL(location).searchParams.get("code") ?? "";
    const redeemed = await server.database.kysely
      .transaction()
      .execute((tx) => server.deps.handOffs.redeem(tx, "practice", handOff));
    expect(redeemed).toBeNull();
    await server.deliver();
    const subjects = server.mails().filter(({ to }) => to === emailAddress);
    expect(JSON.stringify(subjects)).toContain("Your Heron Practice password was changed");
  });

  test("[SEC-C8 SEC-E4] a removal that was asked for before is confirmed by nobody any more", async () => {
    const { username, token } = await personWithLink();
    const removal = await askForRemoval(server, username);
    const validate = `/practice/profile/deleterequest/validate/${removal.token}`;
    expect((await server.get(validate)).statusCode).toBe(200);
    await reset(token);
    expect((await server.get(validate)).statusCode).toBe(404);
  });

  test("[SEC-C8] the product is told, so that it ends its sessions, and that the address is verified", async () => {
    const { username, token } = await personWithLink();
    await reset(token);
    const { id } = await accountOf(server, username);
    const told = await server.database.kysely
      .selectFrom("product_events")
      .select(["product", "kind"])
      .where("subject_id", "=", id)
      .execute();
    expect(told).toHaveLength(2);
    for (const kind of ["password-changed", "account-changed"]) {
      expect(told).toContainEqual({ product: "practice", kind });
    }
  });

  test("[SEC-F2] a second press with the same key gets the same answer", async () => {
    const { token } = await personWithLink();
    const headers = { "idempotency-key": "reset-1" };
    const first = await reset(token, newPassword, headers);
    const second = await reset(token, newPassword, headers);
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
  });
});

describe("400", () => {
  test("[SEC-C4] of fifty parallel uses one sets the password", async () => {
    const { token } = await personWithLink();
    const uses = Array.from({ length: 50 }, (_, use) => reset(token, `violet-gravel-${use}`));
    const codes = (await Promise.all(uses)).map((use) => use.json().code ?? "done");
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "RESET_LINK_USED")).toHaveLength(49);
  });

  test("[SEC-C3 S7.073] a used, an expired, an older and an invented link are told apart", async () => {
    const used = await personWithLink();
    await reset(used.token);
    expect((await reset(used.token)).json().code).toBe("RESET_LINK_USED");

    const late = await personWithLink();
    server.advance({ minutes: 60, seconds: 1 });
    expect((await reset(late.token)).json().code).toBe("RESET_LINK_EXPIRED");

    const older = await personWithLink();
    const newer = await askForReset(server, older.username);
    expect((await reset(older.token)).json().code).toBe("RESET_LINK_EXPIRED");
    expect((await reset(newer.token)).statusCode).toBe(200);

    expect((await reset("x".repeat(43))).json().code).toBe("RESET_LINK_UNKNOWN");
  });

  test("[SEC-B3 SEC-B4 S5.004 S5.005 S5.006 S5.088] a password that is refused says why and leaves the link good", async () => {
    const { token } = await personWithLink();
    const refusals = {
      PASSWORD1: messages.password,
      sh0rt: messages.password,
      iloveyou1: messages.passwordCommon,
      "8001015009087a": messages.passwordContainsContext,
      [`a1${"x".repeat(127)}`]: messages.maximumLength(128),
    };
    for (const [password, reason] of Object.entries(refusals)) {
      expect((await reset(token, password)).json().fields).toEqual({ password: reason });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("[SEC-E7] the link of an archived account sets nothing", async () => {
    const { username, token } = await personWithLink();
    await archive(server, username);
    expect((await reset(token)).statusCode).toBe(400);
    expect((await logIn(username, newPassword)).statusCode).toBe(401);
  });

  test("[SEC-C3] neither link nor code stands in any row", async () => {
    const { token, code } = await personWithLink();
    const { kysely } = server.database;
    for (const table of ["tokens", "one_time_codes", "outbox", "audit_events"] as const) {
      const rows = await kysely.selectFrom(table).selectAll().execute();
      const dump = JSON.stringify(rows, (_key, value) =>
        value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
      );
      expect(dump).not.toContain(token);
      if (table !== "audit_events") expect(dump).not.toContain(`"${code}"`);
    }
  });
});

test("[SEC-C14] looking at the link's call uses nothing up", async () => {
  const { token } = await personWithLink();
  for (let look = 0; look < 10; look += 1) {
    expect((await server.get("/practice/security/password/processReset")).statusCode).toBe(405);
  }
  expect((await reset(token)).statusCode).toBe(200);
});

test("[SEC-A9 SEC-C14] a live link tells whose password it sets, as its mail did, and any other link tells nobody", async () => {
  const { username, token } = await personWithLink();
  const usernameOf = async (
    presented: string,
    path = "/practice/security/password/resetUsername",
  ) => {
    const response = await server.post(path, { token: presented });
    return [response.statusCode, response.json()];
  };
  expect(await usernameOf(token)).toEqual([200, { username }]);
  expect(await usernameOf(token), "asking uses nothing up").toEqual([200, { username }]);
  const nobody = [200, { username: null }];
  expect(await usernameOf(token, "/academic/v1/security/resetusername")).toEqual(nobody);
  expect(await usernameOf("x".repeat(43))).toEqual(nobody);
  expect((await reset(token)).statusCode).toBe(200);
  expect(await usernameOf(token), "used").toEqual(nobody);

  const late = await personWithLink();
  server.advance({ minutes: 60, seconds: 1 });
  expect(await usernameOf(late.token), "expired").toEqual(nobody);
  const left = await personWithLink();
  await archive(server, left.username);
  expect(await usernameOf(left.token), "archived").toEqual(nobody);
});
