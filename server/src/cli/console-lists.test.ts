import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, registerPerson } from "../../test/accounts.ts";
import { openTestConsole, type TestConsole } from "../../test/console.ts";
import { operatorEnvironment } from "../../test/product-keys.ts";
import { run } from "./run.ts";

let server: TestConsole;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await openTestConsole();
  environment = await operatorEnvironment(server);
});
afterAll(() => server.close());

const frontdoor = (line: string) => run(line.split(" "), environment);
const told = async (line: string) => {
  const { code, out, err } = await frontdoor(`${line} --json`);
  if (code !== 0) throw new Error(err + out);
  return JSON.parse(out);
};

test("a member of staff is mailed a link to set their login up, once more on request, and gets another role", async () => {
  const line = "staff add Naledi naledi@example.org support --reason begins";
  expect((await frontdoor(line)).out).toContain("to set their login to the console up went to");
  const [{ id }] = await told("staff list");
  expect((await frontdoor(`staff console-link ${id} --reason lost`)).out).toContain("works until");
  await server.deliver();
  const links = server.mails().flatMap(({ text }) => /\S+\/staff\/set-up#\S+/.exec(text) ?? []);
  expect(links).toHaveLength(1);
  expect((await frontdoor(`staff role ${id} registrar --reason moves`)).code).toBe(0);
  expect(await told("staff list")).toMatchObject([{ role: "registrar", consoleSince: null }]);
  expect((await frontdoor(`staff role ${id} boss --reason moves`)).code).toBe(2);
});

test("what the console lists is told at a terminal as well", async () => {
  const person = await registerPerson(server);
  const account = await accountOf(server, person.username);
  await frontdoor("practice add a-1 Sandown");
  expect(await told("practice list --text sand --active")).toMatchObject([{ id: "a-1" }]);
  expect(await told("leads list")).toEqual([]);
  expect(await told("removal-request list --state waiting")).toEqual([]);
  const { id: inviteId } = await told("invite academic lindiwe@example.org Lindiwe --reason new");
  expect(await told(`invite resend ${inviteId}`)).toEqual({ sent: true });
  const waiting: { id: string; kind: string }[] = await told("outbox list");
  const mail = waiting.find(({ kind }) => kind === "academic.invite-mail");
  expect(await told(`outbox show ${mail?.id}`)).toMatchObject({ inviteId, channel: "mail" });
  const events = await told(`audit list --person ${account.id}`);
  const registered = { kind: "registered", subjectId: account.id };
  expect(events).toContainEqual(expect.objectContaining(registered));
});
