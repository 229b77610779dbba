import * as academic from "@frontdoor/contract/academic/passkeys.ts";
import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import * as practice from "@frontdoor/contract/practice/passkeys.ts";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import { passkeyLoginWords } from "@frontdoor/words/passkey-login.ts";
import { askPasskey } from "../../client/ask-passkey.ts";
import { send } from "../../client/send.ts";
import { loginError } from "../../parts/login-error.ts";
import { type LoginAnswer, whereTo } from "./login.calls.ts";

interface PasskeySending {
  signal: AbortSignal;
  /** Whether the person ticked "stay signed in". */
  stay: boolean;
}

/** Delay after the first input: a person who types at once does not use a passkey. */
const calmMilliseconds = 800;

/** How long a challenge is offered in the autofill list: shorter than it is valid on the server. */
const offeredMilliseconds = 4.5 * 60_000;

/**
 * Logs in with a passkey's response, or asks for one in the browser's dialog first; `null` where the person cancelled.
 */
export async function logInWithPasskey(
  product: LoginProduct,
  chosen: PasskeyLogin | null,
  inviteCode: string | null,
  sending: PasskeySending,
): Promise<LoginAnswer | null> {
  if (chosen !== null) return sendPasskey(product, chosen, inviteCode, sending);
  const { signal } = sending;
  const sent = await askForOptions(product, signal);
  if (!sent.ok) return { accepted: false, error: loginError(sent.error, false) };
  try {
    const passkey = await askPasskey(sent.reply.options, { signal });
    return passkey && (await sendPasskey(product, passkey, inviteCode, sending));
  } catch {
    const error = { message: passkeyLoginWords.notAsked, type: "" };
    return { accepted: false, error };
  }
}

async function sendPasskey(
  product: LoginProduct,
  passkey: PasskeyLogin,
  inviteCode: string | null,
  { signal, stay }: PasskeySending,
): Promise<LoginAnswer> {
  const body = { passkey };
  const invite = inviteCode === null ? {} : { inviteCode };
  const sent =
    products[product].realm === "academic"
      ? await send(academic.passkeyAuthenticate, { body, query: whereTo(stay) }, { signal })
      : await send(
          practice.passkeyAuthenticate,
          { body, query: { ...whereTo(stay), ...invite } },
          { signal },
        );
  if (sent.ok) return { accepted: true, location: sent.reply.location };
  return { accepted: false, error: loginError(sent.error, false) };
}

/**
 * Offers passkeys in the autofill list of the username field, until one is chosen or the screen is left. An expired
 * challenge is replaced while the page is visible.
 */
export async function offerPasskeys(
  product: LoginProduct,
  signal: AbortSignal,
): Promise<PasskeyLogin | null> {
  await idle();
  await new Promise((resolve) => setTimeout(resolve, calmMilliseconds));
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return null;
  while (!signal.aborted) {
    await whenSeen(signal);
    const sent = await askForOptions(product, signal);
    if (!sent.ok) return null;
    const isOld = AbortSignal.timeout(offeredMilliseconds);
    const offered = { signal: AbortSignal.any([signal, isOld]), inField: true };
    const passkey = await askPasskey(sent.reply.options, offered);
    if (passkey !== null || !isOld.aborted) return passkey;
  }
  return null;
}

function askForOptions(product: LoginProduct, signal: AbortSignal) {
  return products[product].realm === "academic"
    ? send(academic.passkeyLoginOptions, { body: {} }, { signal })
    : send(practice.passkeyLoginOptions, { body: {} }, { signal });
}

function whenSeen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
  });
}

const untoldMilliseconds = 300;

/** Resolves when the browser is idle; Safari has no such callback and gets a short delay. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, untoldMilliseconds);
  });
}
