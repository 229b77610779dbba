import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic } from "../../../../test/academics.ts";
import { linkTo } from "../../../../test/account-settings.ts";
import { accountOf, registerPerson } from "../../../../test/accounts.ts";
import { operatorEnvironment } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

let server: TestServer;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await openTestServer();
  environment = await operatorEnvironment(server);
});
afterAll(() => server.close());

const account = (line: string) => run(`account ${line}`.split(" "), environment);

test("account resend says which mail it was, and refuses where nobody waits for one", async () => {
  const { username } = await registerPerson(server);
  expect(await account(`resend ${username} --reason lost`)).toMatchObject({
    code: 0,
    out: "The link that verifies the address is sent again.",
  });
  const refused = await account("resend nobody-of-this-name --reason lost");
  expect(refused).toMatchObject({ code: 1 });
});

test("account send-reset has the mail sent and shows no link", async () => {
  const { username, emailAddress } = await registerPerson(server);
  const { code, out } = await account(`send-reset ${username} --reason asked --json`);
  expect([code, JSON.parse(out)]).toEqual([0, { sent: true }]);
  await server.deliver();
  const mail = server.mails().find(({ to, text }) => to === emailAddress && /\/ud\//.test(text));
  expect(mail).toBeDefined();
});

test("account change-email asks for the address, and says what it waits for at both ends", async () => {
  const { username } = await registerPerson(server);
  const { code, out } = await account(
    `change-email ${username} cli.new@example.org --reason moved`,
  );
  expect(code).toBe(0);
  expect(out).toMatch(/opened by whoever logs in to the account, or 72 hours from now/);
  expect(await linkTo(server, "cli.new@example.org", "account/email")).not.toBe("");
});

test("account send-data says until when the link works and shows none", async () => {
  const { username } = await joinAcademic(server);
  const sent = await account(`send-data ${username} --realm academic --reason asked`);
  expect(sent).toMatchObject({ code: 0 });
  expect(sent.out).toMatch(/^The link is on its way to the address of .* and works until \d{4}-/);
  expect(sent.out).not.toContain(await linkTo(server, username, "stored-data"));
});

test("account notes lists what note add wrote, until note end", async () => {
  const support = await staffAs(server, "support");
  const own = (...line: string[]) =>
    run(["account", ...line], { ...environment, FRONTDOOR_KEY: support.key });
  const { username } = await registerPerson(server);
  const { id } = await accountOf(server, username);
  const until = new Date(server.deps.clock().getTime() + 86_400_000).toISOString();
  const written = JSON.parse(
    (await own("note", "add", id, "=1+1 calls back", until, "--json")).out,
  );
  expect((await own("notes", id)).out).toContain("=1+1 calls back");
  expect(await own("note", "end", written.id)).toMatchObject({ code: 0 });
  expect((await own("notes", id)).out).toBe("There are none.");
});

test("without a reason each is typed wrongly; a role that may not is refused", async () => {
  const { key } = await staffAs(server, "registrar");
  for (const line of ["resend a", "send-reset a", "change-email a b@example.org"]) {
    expect(await account(line)).toMatchObject({ code: 2 });
    const args = `account ${line} --reason test`.split(" ");
    expect((await run(args, { ...environment, FRONTDOOR_KEY: key })).code).toBe(1);
  }
});
