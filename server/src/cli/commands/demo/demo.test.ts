import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { academicAccount } from "../../../../test/academics.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

const app = Fastify();
let server: TestServer;
let key: string;
let links: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  ({ key } = await callerAs(server, "operator"));
  const { out } = await demoLinks(await demonstration());
  links = JSON.parse(out);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const demoLinks = (url: string) =>
  run(["demo", "links", "--json"], { FRONTDOOR_URL: url, FRONTDOOR_KEY: key });

/** The server behind an address that shows captured messages, as a demonstration does. */
function demonstration(): Promise<string> {
  app.get("/dev/inbox.json", async () => {
    await server.deliver();
    return server.mails().toReversed();
  });
  app.all("/api/*", async (request, reply) => {
    const { method, url: path, headers, body } = request;
    const payload = JSON.stringify(body);
    const answer = await server.app.inject({
      method: method as "POST",
      url: path,
      headers,
      payload,
    });
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  });
  return app.listen({ port: 0, host: "localhost" });
}

const linkOf = (name: string) => new URL(links[name] ?? "");
const lastPart = (name: string) => linkOf(name).pathname.split("/").at(-1);

test.each(["SENT", "ACCEPTED", "REGISTERED", "REVOKED"])(
  "[S9.014] links lead to a practice invite that is %s",
  async (status) => {
    const code = linkOf(`practice invite, ${status}`).searchParams.get("inviteCode");
    expect((await server.get(`/practice/invite/${code}`)).json()).toMatchObject({ status });
  },
);

test.each([
  ["trainee", "TRAINEE"],
  ["supervisor", "SUPERVISOR"],
  ["head of department", "HOD"],
])("[S7.043] links lead to an academic invite of a %s", async (name, role) => {
  const key = linkOf(`academic invite of a ${name}`).searchParams.get("inviteKey");
  expect((await server.get(`/academic/v1/signup/invite/${key}`)).json()).toMatchObject({ role });
});

test.each([
  ["trainee", "TRAINEE"],
  ["head of department", "HOD"],
])("[S7.040] links lead to the activation of a %s who has none yet", async (name, type) => {
  const { searchParams } = linkOf(`activation of a ${name}`);
  const emailAddress = searchParams.get("email") ?? "";
  const verificationCode = searchParams.get("verificationCode");
  const body = { emailAddress, verificationCode, confirm: true };
  const activated = await server.post("/academic/v1/signup/verifyEmail", body);
  expect(activated.statusCode).toBe(200);
  expect(await academicAccount(server, emailAddress)).toMatchObject({ type });
});

test.each([
  ["practice", "/practice/security/password/processReset"],
  ["academic", "/academic/v1/security/changepassword"],
])("[S7.037 S7.071] links lead to a new password of the %s product", async (product, path) => {
  const hash = lastPart(`new ${product} password`);
  const body = { token: hash, password: "kestrel-dunes-77" };
  expect((await server.post(path, body)).statusCode).toBe(200);
});

test("a link leads to a removal", async () => {
  const token = lastPart("removal of a patient's account");
  const validated = await server.get(`/practice/profile/deleterequest/validate/${token}`);
  expect(validated.statusCode).toBe(200);
});

test("[SEC-A8] nothing invented is added where mail really leaves", async () => {
  const { code, out } = await demoLinks(await server.app.listen({ port: 0, host: "localhost" }));
  expect(code).toBe(1);
  expect(JSON.parse(out).error.message).toContain("is no demonstration");
});
