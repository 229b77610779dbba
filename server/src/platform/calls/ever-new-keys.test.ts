import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer, visible } from "../../../test/test-server.ts";
import { newId } from "../ids.ts";

const perHour = 2;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    limits: {
      resetByAddress: { perHour },
      reminderByAddress: { perHour },
      reminderByEmail: { perQuarterHour: perHour },
      verificationByClient: { perHour },
    },
  });
});
afterAll(() => server.close());

const kept = async () =>
  (await server.database.kysely.selectFrom("idempotency_keys").select("key_hash").execute()).length;
const password = "violet-gravel-77";
const invented = "A".repeat(43);

let keys = 0;
async function rowsOf(path: string, body: object) {
  const before = await kept();
  const answers = [];
  for (let press = 0; press < 6; press += 1) {
    keys += 1;
    answers.push(await server.post(path, body, { headers: { "idempotency-key": `new-${keys}` } }));
  }
  return { rows: (await kept()) - before, answers: answers.map(visible) };
}

test.each([
  ["/practice/security/password/requestReset", { username: "lerato" }],
  ["/practice/security/username/requestReminder", { email: "lerato@example.org" }],
  ["/academic/v1/signup/resendVerification", { emailAddress: "lerato@example.org" }],
])(
  "[SEC-F13 SEC-C1] %s keeps a row for what passed its rate limit alone, and says the same",
  async (path, body) => {
    const { rows, answers } = await rowsOf(path, body);
    expect(rows).toBe(perHour);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  },
);

test.each([
  ["/practice/security/password/processReset", { token: invented, password }, "RESET_LINK_UNKNOWN"],
  ["/academic/v1/security/changepassword", { token: invented, password }, "RESET_LINK_UNKNOWN"],
  [
    `/practice/profile/deleterequest/${newId(() => new Date())}/delete/${invented}`,
    {},
    "NOT_FOUND",
  ],
])(
  "[SEC-F13] %s has no rate limit and keeps no row for an invented token",
  async (path, body, code) => {
    const { rows, answers } = await rowsOf(path, body);
    expect(answers.map((answer) => JSON.parse(answer.body).code)).toEqual(Array(6).fill(code));
    expect(rows).toBe(0);
  },
);
