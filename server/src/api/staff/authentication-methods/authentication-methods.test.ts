import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthenticator } from "../../../../test/authenticator.ts";
import {
  browserWith,
  consoleUrl,
  cookiesAfter,
  logIn,
  type Member,
  newMember,
  openTestConsole,
  staffPassword,
  type TestConsole,
} from "../../../../test/console.ts";
import { callerAs } from "../../../../test/product-keys.ts";

let server: TestConsole;
beforeAll(async () => {
  server = await openTestConsole();
});
afterAll(() => server.close());

type Browser = Awaited<ReturnType<typeof logIn>>;
type Authenticator = ReturnType<typeof createAuthenticator>;

const authenticatorHere = () => createAuthenticator({ origin: consoleUrl });

async function addPasskey(browser: Browser, authenticator: Authenticator, label?: string) {
  const asked = await browser.post("/staff/passkeys/options");
  if (asked.statusCode !== 200) return asked;
  const passkey = authenticator.make(asked.json().options);
  return browser.post("/staff/passkeys", { passkey, ...(label === undefined ? {} : { label }) });
}

async function withPasskey() {
  const member = await newMember(server);
  const browser = await logIn(server, member);
  const authenticator = authenticatorHere();
  const added = await addPasskey(browser, authenticator, "Desk");
  if (added.statusCode !== 200) throw new Error(added.body);
  return { member, browser, authenticator, passkeyId: String(added.json().id) };
}

async function byPasskey(authenticator: Authenticator, lies = {}) {
  const { options } = (await server.consolePost("/staff/passkey/options")).json();
  return server.consolePost("/staff/passkey", { passkey: authenticator.answer(options, lies) });
}

test("[SEC-L7] a passkey that asked for its owner logs in by itself; one that did not, does not", async () => {
  const { member, authenticator } = await withPasskey();
  const entered = await byPasskey(authenticator);
  expect(entered.json()).toMatchObject({ id: member.id, passkeys: [{ label: "Desk" }] });
  const cookies = cookiesAfter(entered);
  expect((await server.consoleGet("/staff/me", { cookies })).statusCode).toBe(200);
  const refused = await byPasskey(authenticator, { isVerified: false });
  expect(refused.json().code).toBe("PASSKEY_REFUSED");
});

test("[SEC-L8] a passkey of nobody's, a removed one, one of somebody who has ended and an answer that came twice are one refusal", async () => {
  const nobody = authenticatorHere();
  const { browser } = await withPasskey();
  const made = (await browser.post("/staff/passkeys/options")).json();
  nobody.make(made.options);
  const removed = await withPasskey();
  await removed.browser.post(`/staff/passkeys/${removed.passkeyId}/remove`);
  const ended = await withPasskey();
  const operator = await callerAs(server, "operator");
  await operator.post(`/staff/${ended.member.id}/end`, { reason: "left" });
  const { options } = (await server.consolePost("/staff/passkey/options")).json();
  const twice = (await withPasskey()).authenticator.answer(options);
  await server.consolePost("/staff/passkey", { passkey: twice });
  const answers = [
    await byPasskey(nobody),
    await byPasskey(removed.authenticator),
    await byPasskey(ended.authenticator),
    await server.consolePost("/staff/passkey", { passkey: twice }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.body]).toEqual([401, answers[0]?.body]);
  }
});

test("[SEC-L11] the removal of a passkey ends its owner's other logins, and neither the one that removed it nor anybody else's", async () => {
  const { member, browser, authenticator, passkeyId } = await withPasskey();
  const stranger = await logIn(server, await newMember(server));
  const byIt = browserWith(server, cookiesAfter(await byPasskey(authenticator)));
  const elsewhere = await logIn(server, member);
  const path = `/staff/passkeys/${passkeyId}/remove`;
  const statuses = async (browsers: Browser[]) => {
    const shown = browsers.map(({ get }) => get("/staff/me"));
    return (await Promise.all(shown)).map(({ statusCode }) => statusCode);
  };
  expect((await stranger.post(path)).json().code).toBe("PASSKEY_UNKNOWN");
  expect(await statuses([browser, byIt, elsewhere, stranger])).toEqual([200, 200, 200, 200]);
  expect((await browser.post(path)).statusCode).toBe(200);
  expect(await statuses([browser, byIt, elsewhere, stranger])).toEqual([200, 401, 401, 200]);
  await logIn(server, member);
});

test("[SEC-L7] a passkey of the console opens nothing at the site for people, nor one asked for there the console", async () => {
  const { authenticator } = await withPasskey();
  const path = "/practice/security/passkey";
  const { options } = (await server.post(`${path}/options`, {})).json();
  const passkey = authenticator.answer(options);
  expect((await server.consolePost("/staff/passkey", { passkey })).statusCode).toBe(401);
  const own = (await server.consolePost("/staff/passkey/options")).json().options;
  const answer = await server.post(path, { passkey: authenticator.answer(own) });
  expect(answer.json().code).toBe("PASSKEY_REFUSED");
});

const changes: [string, (browser: Browser) => ReturnType<Browser["post"]>][] = [
  ["options of a passkey", (browser) => browser.post("/staff/passkeys/options")],
  ["a new passkey", (browser) => addPasskey(browser, authenticatorHere())],
  [
    "the end of a passkey",
    (browser) => browser.post("/staff/passkeys/0190a5b0-0000-7000-8000-000000000000/remove"),
  ],
  ["new recovery codes", (browser) => browser.post("/staff/recovery-codes")],
];

test.each(changes)("[SEC-L16] %s wants a proof of five minutes", async (_name, change) => {
  const member = await newMember(server);
  const browser = await logIn(server, member);
  server.advance({ minutes: 5 });
  expect((await change(browser)).json().code).toBe("PROOF_NEEDED");
  const proof = { way: "code", password: staffPassword, code: member.code() };
  expect((await browser.post("/staff/proof", proof)).statusCode).toBe(200);
  expect((await change(browser)).json().code).not.toBe("PROOF_NEEDED");
  expect((await change(nobodyOf(browser))).json().code).toBe("SESSION_ENDED");
});

/** The same browser without its login. */
function nobodyOf(browser: Browser): Browser {
  const cookies = { "__Host-fd": browser.cookies["__Host-fd"] ?? "" };
  return {
    cookies,
    get: (path) => server.consoleGet(path, { cookies }),
    post: (path, body) => server.consolePost(path, body, { cookies }),
  };
}

test("[SEC-L16] neither password nor code alone is a proof", async () => {
  const member = await newMember(server);
  const browser = await logIn(server, member);
  server.advance({ minutes: 5 });
  const prove = async (proof: object) => (await browser.post("/staff/proof", proof)).json().code;
  const { way, password } = { way: "code", password: staffPassword };
  expect(await prove({ way, password, code: member.wrongCode() })).toBe("WRONG_CODE");
  expect(await prove({ way, password: "wrong-otter-1", code: member.code() })).toBe(
    "BAD_CREDENTIALS",
  );
  expect(await prove({ way, code: member.code() })).toBe("VALIDATION");
  expect((await browser.get("/staff/me")).json().provenUntil).toBeNull();
});

test("[SEC-L16] one's own passkey is a proof, another's is not", async () => {
  const { browser, authenticator } = await withPasskey();
  const stranger = await withPasskey();
  server.advance({ minutes: 5 });
  const prove = async (by: Authenticator) => {
    const { options } = (await browser.post("/staff/proof/options")).json();
    return browser.post("/staff/proof", { way: "passkey", passkey: by.answer(options) });
  };
  expect((await prove(stranger.authenticator)).json().code).toBe("PASSKEY_REFUSED");
  expect((await prove(authenticator)).statusCode).toBe(200);
});

test("[SEC-L16] whoever's authentication methods are changed gets a mail of each change", async () => {
  const { member, browser, passkeyId } = await withPasskey();
  await browser.post("/staff/recovery-codes");
  await browser.post(`/staff/passkeys/${passkeyId}/remove`);
  await server.deliver();
  const told = textsTo(member);
  for (const words of ["was set up", "was added", "was removed", "new recovery codes"]) {
    expect(told.some((text) => text.includes(words))).toBe(true);
  }
});

const textsTo = ({ emailAddress }: Member) =>
  server.mails().flatMap(({ to, text }) => (to === emailAddress ? [text] : []));

test("[SEC-L16] new recovery codes end the ones before; a passkey that is not one's own is not removed", async () => {
  const { member, browser, authenticator } = await withPasskey();
  const stranger = await withPasskey();
  const gone = await browser.post(`/staff/passkeys/${stranger.passkeyId}/remove`);
  expect(gone.json().code).toBe("PASSKEY_UNKNOWN");
  expect((await byPasskey(stranger.authenticator)).statusCode).toBe(200);
  expect((await byPasskey(authenticator)).statusCode).toBe(200);
  const renewed = (await browser.post("/staff/recovery-codes")).json().recoveryCodes;
  expect(renewed).toHaveLength(10);
  expect(renewed).not.toEqual(member.recoveryCodes);
  const [spare = ""] = member.recoveryCodes;
  server.advance({ minutes: 5 });
  const proof = { way: "code", password: staffPassword, code: spare };
  expect((await browser.post("/staff/proof", proof)).json().code).toBe("WRONG_CODE");
});
