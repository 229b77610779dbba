import { brand } from "@frontdoor/brand/brand.ts";
import { signUpLinkParameter } from "@frontdoor/contract/posted-forms.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type IdempotencyDeps, runOnce } from "../../platform/calls/idempotency.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { blindIndex, decrypt, encrypt } from "../../platform/encryption.ts";
import { aroundParagraphs, letterIn, type MailConfig } from "../../platform/mail/letter.ts";
import { composeMail } from "../../platform/mail/mail-layout.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import { linkPermit, signUpLinkMinutes } from "../../platform/proof-of-work/permits.ts";
import { type RateLimitDeps, takeEach } from "../../platform/rate-limits/rate-limits.ts";
import type { RefusalDeps } from "../../platform/rate-limits/refusal.ts";
import { canonicalEmail } from "../accounts/canonical.ts";
import { enqueue, type RealmHandlers } from "../outbox-jobs.ts";

export type SignUpLinkDeps = IdempotencyDeps & RateLimitDeps & Pick<RefusalDeps, "metrics">;

/** Who asks for a link, and where it goes. */
interface SignUpLinkRequest {
  product: LoginProduct;
  /** As it was typed. */
  email: string;
  language: LanguageCode;
  clientAddress: string;
  /** The same for the same press. */
  idempotencyKey: string;
}

const encryptedFor = "address of a sign-up link";

/**
 * Mails the link that replaces a proof of work to an address, whether or not it has an account (SEC-D1). Beyond a rate
 * limit nothing is sent, and the response is the same.
 */
export async function requestSignUpLink(
  deps: SignUpLinkDeps,
  { product, email, language, clientAddress, idempotencyKey }: SignUpLinkRequest,
): Promise<void> {
  const { keys } = deps;
  const address = canonicalEmail(email);
  const operation = {
    key: idempotencyKey,
    callName: "link of a sign-up",
    bodyHash: blindIndex(keys, "request", JSON.stringify([product, address])),
    actor: "",
  };
  await runOnce(deps, operation, async (tx) => {
    const isWithin = await isWithinLimits(tx, deps, clientAddress, address);
    if (isWithin) {
      await enqueue(tx, {
        ...atSomeMoment(deps.clock),
        kind: `${product}.sign-up-link-mail`,
        payload: { sealedEmail: encrypt(keys, email, encryptedFor), language },
      });
    }
    return { body: null, isKept: isWithin };
  });
}

async function isWithinLimits(
  tx: Transaction,
  deps: SignUpLinkDeps,
  clientAddress: string,
  address: string,
): Promise<boolean> {
  const reached = await takeEach(tx, deps, [
    ["signUpLinkByAddress", clientAddress],
    ["verificationByClient", { name: address, clientAddress }],
    ["verificationByEmail", address],
    ["signUpLinks", "all"],
  ]);
  if (reached !== null) deps.metrics.refusals.inc({ limit: reached.name });
  return reached === null;
}

/** Makes the link when its mail is sent, so that the outbox holds no link. */
export function signUpLinkHandlers(
  deps: IdempotencyDeps & { config: MailConfig },
  product: LoginProduct,
): RealmHandlers<"sign-up-link-mail"> {
  return {
    "sign-up-link-mail": {
      async send(_db, { payload }) {
        const email = decrypt(deps.keys, payload.sealedEmail, encryptedFor);
        const permit = linkPermit(deps, canonicalEmail(email));
        return signUpLinkMail(deps.config, { product, email, language: payload.language }, permit);
      },
    },
  };
}

/** A mail to an address that may be a stranger's: it names nobody and holds nothing that the requester chose. */
export function signUpLinkMail(
  config: MailConfig,
  {
    product,
    email,
    language: kept,
  }: Pick<SignUpLinkRequest, "product" | "email"> & { language: string },
  permit: string,
): Mail {
  const { language, mails, linkTo } = letterIn(config, kept);
  const words = mails.signUpLink;
  const { fullName } = brand.products[product];
  const query = new URLSearchParams({ [signUpLinkParameter]: permit });
  return composeMail({
    context: product,
    language,
    to: email,
    ...aroundParagraphs(words, fullName, linkTo(`/signup/${product}?${query}`)),
    paragraphs: [fill(words.text, { product: fullName, minutes: signUpLinkMinutes })],
  });
}
