import { type AuthenticatorApp, openApp } from "@frontdoor/contract/test/authenticator-app.ts";
import { createAuthenticator } from "../../../authenticator.ts";
import { goodPassword } from "../../../people.ts";
import type { Visitor } from "../visitor.ts";
import { logIn, registerVerified } from "./register.ts";

type Registered = Awaited<ReturnType<typeof registerVerified>>;

/** More than any outage takes of them. */
const mostTries = 10;

/** Adds a passkey and comes back with it. */
export async function keyHolder(visitor: Visitor): Promise<void> {
  const { username, to } = await registerVerified(visitor);
  const authenticator = createAuthenticator({ origin: visitor.publicUrl });
  const creation = await visitor.write({ path: "/account/passkeys/options", body: {} });
  await visitor.write({
    path: "/account/passkeys",
    body: { passkey: authenticator.make(optionsIn(creation)) },
    deed: "addPasskey",
    username,
    to,
    doneBefore: "PASSKEY_REFUSED",
  });
  const request = await visitor.write({ path: "/practice/security/passkey/options", body: {} });
  await visitor.write({
    path: "/practice/security/passkey",
    body: { passkey: authenticator.answer(optionsIn(request)) },
    doneBefore: "PASSKEY_REFUSED",
  });
}

/** Sets two-step verification up, and comes back with a code of the app and with a recovery code. */
export async function guarded(visitor: Visitor): Promise<void> {
  const of = await registerVerified(visitor);
  const { app, recoveryCode } = await setUpApp(visitor, of);
  const { username, to } = of;
  await enterCode(visitor, username, app);
  const token = stepIn(await logIn(visitor, username, goodPassword));
  await visitor.write({
    path: "/practice/security/second-step",
    body: { token, code: recoveryCode },
    deed: "useRecoveryCode",
    username,
    to,
    doneBefore: "STEP_ENDED",
  });
}

/** Begins again where something that was late has ended what was begun, or the app shows another code by now. */
async function setUpApp(visitor: Visitor, { username, to }: Registered) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { key } = await visitor.write({ path: "/account/second-step/begin", body: {} });
    const app = openApp(String(key));
    const { recoveryCodes } = await visitor.write({
      path: "/account/second-step/confirm",
      body: { code: await app.nextCode() },
      orElse: ["WRONG_CODE", "SETUP_ENDED"],
    });
    if (!Array.isArray(recoveryCodes)) continue;
    const { code } = await visitor.write({
      path: "/account/second-step/on",
      body: {},
      deed: "switchStepOn",
      username,
      to,
      orElse: ["SETUP_ENDED"],
    });
    if (code === undefined) return { app, recoveryCode: String(recoveryCodes[0]) };
  }
  throw new Error("No two-step verification could be set up.");
}

/** Logs in with a code of the app, with the next one where an outage has lasted longer than a code. */
async function enterCode(visitor: Visitor, username: string, app: AuthenticatorApp) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const token = stepIn(await logIn(visitor, username, goodPassword));
    const { code } = await visitor.write({
      path: "/practice/security/second-step",
      body: { token, code: await app.nextCode() },
      doneBefore: "STEP_ENDED",
      orElse: ["WRONG_CODE"],
    });
    if (code !== "WRONG_CODE") return;
  }
  throw new Error("No code of the app was taken.");
}

const stepIn = (location: string) => new URLSearchParams(location.split("#")[1]).get("step");

function optionsIn({ options }: Record<string, unknown>) {
  return options as Parameters<ReturnType<typeof createAuthenticator>["make"]>[0];
}
