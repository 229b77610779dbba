import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { staffAs } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let staff: Caller[];
beforeAll(async () => {
  server = await openTestServer();
  staff = [
    await staffAs(server, "support"),
    await staffAs(server, "owner"),
    await callerAs(server, "operator"),
  ];
});
afterAll(() => server.close());

const reason = "test";
const person = { emailAddress: "thandi@example.org", reason };
const academic = { ...person, name: "Thandi", role: "HOD" };

test.each([
  ["/invites/practice", person],
  ["/invites/academic", academic],
])(
  "[SEC-L26] %s has staff say why, mails the code to its person, and tells it to nobody who asks",
  async (path, body) => {
    for (const { post } of staff) {
      const own = await post(path, { ...body, send: false });
      expect([own.statusCode, Object.keys(own.json().fields)]).toEqual([400, ["send"]]);
      const unsaid = await post(path, { ...body, reason: undefined });
      expect([unsaid.statusCode, Object.keys(unsaid.json().fields)]).toEqual([400, ["reason"]]);
      const made = await post(path, body);
      expect([made.statusCode, Object.keys(made.json())]).toEqual([200, ["id"]]);
    }
    const events = await server.database.kysely
      .selectFrom("audit_events")
      .select("details")
      .where("kind", "=", "invite-sent")
      .execute();
    expect(events.every(({ details }) => details.reason === reason)).toBe(true);
  },
);
