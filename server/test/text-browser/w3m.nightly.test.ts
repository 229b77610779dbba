import { createServer } from "node:http";
import { missingPartMessage } from "@frontdoor/contract/errors.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { mailedCodes } from "../academics.ts";
import { accountOf, registerPerson } from "../accounts.ts";
import { freePort } from "../free-port.ts";
import { openFrontDoor } from "../integrate/sample.ts";
import { goodPassword } from "../people.ts";
import { serveForms } from "../posted-forms.ts";
import { isLynxInstalled, pressInLynx } from "./lynx.ts";
import { isW3mInstalled, startW3m, type W3m } from "./w3m.ts";

// w3m reads the built site, keeps cookies, and fills in and sends the forms; ours are the keys and the opening of
// mailed links. It knows no script, no style and no `hidden`, and names no origin: the first form comes back once.

const newPassword = "calm-otter-7-river";
const checkAgain = "Please check what you entered and send it again";
const product = createServer((_, response) => response.end("Arrived at the product"));

let server: Awaited<ReturnType<typeof openFrontDoor>>;
let w3m: W3m;
beforeAll(async () => {
  if (!isW3mInstalled) return;
  const port = await freePort();
  product.listen(port, "localhost");
  server = await openFrontDoor(`http://localhost:${port}`, serveForms);
});
afterEach(() => w3m.close());
afterAll(async () => {
  product.close();
  await server?.close();
});

/** Presses a button and reads the page that comes. */
async function send(...button: string[]): Promise<string> {
  w3m.press(...button);
  return w3m.read();
}

function logIn(username: string, password: string): void {
  w3m.fill("^Username", username);
  w3m.fill("^Password", password);
}

/** Asks for a new password on the page of the practice product, twice: the first form comes back. */
async function askForInstructions(username: string, answer: string): Promise<void> {
  w3m.check("Select a product", "Practice");
  w3m.fill("^Username", username);
  expect(await send("^Send instructions")).toContain(checkAgain);
  expect(await send("^Send instructions")).toContain(answer);
}

function fillInNewPassword(): void {
  w3m.fill("^New password", newPassword);
  w3m.fill("^Confirm password", newPassword);
}

/** What a message that was sent meanwhile holds. */
async function sentLately(channel: "email" | "sms", pattern: RegExp): Promise<string> {
  await server.deliver();
  const messages = server.sent.filter((message) => message.channel === channel);
  return messages.map(({ text }) => pattern.exec(text)?.[0]).findLast(Boolean) ?? "";
}

test.skipIf(!isW3mInstalled)("in w3m a professional logs in and lands at the product", async () => {
  const { username } = await registerPerson(server);
  w3m = await startW3m(`${server.url}/login/practice`);
  expect(await w3m.read()).not.toContain(missingPartMessage);
  logIn(username, goodPassword);
  expect(await send("^Login$")).toContain(checkAgain);
  w3m.fill("^Password", "wrong-otter-1");
  expect(await send("^Login$")).toContain("Invalid username and/or password");
  w3m.fill("^Password", goodPassword);
  const leaving = await send("^Login$");
  expect(leaving).toContain("You are being taken on.");
  expect(await send("taken on", "Continue")).toContain("Arrived at the product");
});

test.skipIf(!isW3mInstalled)(
  "in w3m a mailed link sets a new password, and a login where the product is chosen takes it",
  async () => {
    const { username } = await registerPerson(server);
    w3m = await startW3m(`${server.url}/forgotpassword`);
    await askForInstructions(username, "If a user exists");
    const link = await sentLately("email", /http\S*\/passwordreset\/ud\/\S*/);
    w3m.open(link);
    fillInNewPassword();
    expect(await send("^Confirm password", "^Change Password")).toContain(checkAgain);
    fillInNewPassword();
    const changed = await send("^Confirm password", "^Change Password");
    expect(changed).toContain("Your password was changed");
    w3m.check("Select a product", "Practice");
    logIn(username, newPassword);
    expect(await send("^Login$")).toContain("You are being taken on.");
  },
);

test.skipIf(!isW3mInstalled)(
  "in w3m a code from the phone sets a new password, and the login takes it",
  async () => {
    const { username } = await registerPerson(server);
    w3m = await startW3m(`${server.url}/forgotpassword`);
    await askForInstructions(username, "New password");
    w3m.fill("^One-time", await sentLately("sms", /\b\d{6}\b/));
    fillInNewPassword();
    const changed = await send("^Confirm password", "^Change Password");
    expect(changed).toContain("Your password was changed");
    logIn(username, newPassword);
    expect(await send("^Login$")).toContain("You are being taken on.");
  },
);

test.skipIf(!isW3mInstalled || !isLynxInstalled)(
  "a trainee signs up in w3m from choice to choice, and the mailed link activates the account in lynx and the login takes it",
  async () => {
    const email = "zanele@example.org";
    w3m = await startW3m(`${server.url}/signup/academic`);
    w3m.fill("^Name", "Zanele");
    w3m.fill("^Surname", "Mthembu");
    w3m.fill("^Email address", email);
    w3m.fill("^Cellphone number", "0831234567");
    w3m.fill("^ID number", "8001015009087");
    w3m.check("^Academic sector", "Yes");
    expect(await send("^Identity type", "^Continue")).toContain(checkAgain);
    expect(await send("^Identity type", "^Continue")).toContain("Trainee");
    w3m.choose("^Discipline", "Anaesthetics");
    w3m.check("^Role", "Trainee");
    expect(await send("^Discipline", "^Continue")).toContain("Speciality");
    w3m.choose("^Speciality", "Anaesthetics");
    expect(await send("^Speciality", "^Continue")).toContain("Grade");
    w3m.choose("^Grade", "Registrar");
    w3m.fill("^HPCSA number", "MP0123456");
    w3m.choose("^Training institution", "University");
    w3m.fill("^Trainee post number", "PN-77");
    expect(await send("^Role", "^Continue")).toContain("Registrar appointment date");
    w3m.fill("^Registrar appointment date", "2024-02-29");
    w3m.fill("^Password", newPassword);
    w3m.fill("^Confirm password", newPassword);
    w3m.check("I have read and accept");
    expect(await send("^Create account")).toContain("Email Verification");
    const [verificationCode = ""] = await mailedCodes(server, email);
    const query = new URLSearchParams({ email, verificationCode });
    await pressInLynx(`${server.url}/verifyEmail?${query}`, "Continue", "Try");
    expect((await accountOf(server, email)).status).toBe("active");
    w3m.open(`${server.url}/login/academic`);
    for (const answer of [checkAgain, "You are being taken on."]) {
      w3m.fill("^Email address", email);
      w3m.fill("^Password", newPassword);
      expect(await send("^Login$")).toContain(answer);
    }
  },
);
