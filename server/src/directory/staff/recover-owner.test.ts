import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { callerWith, staffAs } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { recoverOwner } from "./recover-owner.ts";

let server: TestServer;
let installation: Caller;
beforeAll(async () => {
  server = await openTestServer({ environment: { TWO_PERSON: "on" } });
  installation = await callerAs(server, "operator");
});
afterAll(() => server.close());

const recover = (email: string) =>
  server.database.kysely.transaction().execute((tx) =>
    recoverOwner(tx, server.deps, {
      name: "Naledi Botha",
      email,
      days: 90,
      reason: "nobody is left",
      actor: { who: "operator", from: "command line" },
    }),
  );

test("[SEC-L25] too few owners are made up for on the machine alone, with an event, and every member of staff is mailed", async () => {
  const support = await staffAs(server, "support", { name: "Sipho" });
  const lost = [await staffAs(server, "owner"), await staffAs(server, "owner")];
  for (const { id, post } of lost) await post(`/staff/${id}/end`, { reason: "left" });
  const made = await recover("naledi@example.org");
  expect((await callerWith(server, made).get("/staff/me")).json()).toMatchObject({ role: "owner" });
  const events = (await installation.get("/audit")).json();
  const recovered = events.filter(({ kind }: { kind: string }) => kind === "staff-owner-recovered");
  expect(recovered).toMatchObject([
    {
      actor: "operator",
      details: {
        from: "command line",
        staffId: made.id,
        name: "Naledi Botha",
        reason: "nobody is left",
      },
    },
  ]);
  await server.deliver();
  const told = server.mails().filter(({ subject }) => subject.includes("command on the machine"));
  expect(told).toHaveLength(2);
  expect(told.every(({ text }) => text.includes("Naledi Botha"))).toBe(true);
  expect((await support.get("/staff/me")).statusCode).toBe(200);
});

test("[SEC-L25] of a member of staff with that address it makes an owner, whose key before ends", async () => {
  const made = await recover("Thandi@example.org");
  await server.database.kysely
    .updateTable("staff")
    .set({ role: "support" })
    .where("id", "=", made.id)
    .execute();
  const again = await recover("thandi@EXAMPLE.org");
  expect(again.id).toBe(made.id);
  expect((await callerWith(server, made).get("/staff/me")).statusCode).toBe(401);
  expect((await callerWith(server, again).get("/staff/me")).json()).toMatchObject({
    role: "owner",
  });
});
