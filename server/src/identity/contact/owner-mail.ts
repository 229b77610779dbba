import { brand } from "@frontdoor/brand/brand.ts";
import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import { forgotPasswordPath } from "@frontdoor/contract/contexts.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  aroundParagraphs,
  type Letter,
  letterIn,
  type MailConfig,
  type MailWords,
} from "../../platform/mail/letter.ts";
import { composeMail, type MailContent } from "../../platform/mail/mail-layout.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { currentRequest } from "../../platform/tracing/trace-context.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { productOf } from "../accounts/patient.ts";
import { contactChangesOf, findEmailChange } from "./contact-change-store.ts";

interface OwnerLetter extends Letter {
  /** The product's full name. */
  product: string;
  /** Of the page that asks for a new password of this account. */
  recoveryPath: string;
}

interface OwnerContent extends Pick<MailContent, "paragraphs" | "facts"> {
  words: MailWords;
  /** Of the page that the button leads to; without it there is none. */
  path?: string;
}

/** An account whose mail goes to its current address, or to the earlier one while that can revert the change. */
type Addressee = Account & { isOfBefore?: boolean };

/**
 * A mail to an account's owner, in their language and in the name and colours of their product; a patient's is the app.
 * A mail to the earlier address links to no reset, because a reset goes to the current one.
 */
export function mailToOwner(
  config: MailConfig,
  account: Addressee,
  write: (letter: OwnerLetter) => OwnerContent,
): Mail {
  const context = productOf(account);
  const product = brand.products[context].fullName;
  const recoveryPath = forgotPasswordPath(context);
  const letter = { ...letterIn(config, account.language), product, recoveryPath };
  const { requestId: reference } = currentRequest();
  const to = { context, to: account.email, language: letter.language, reference };
  const { words, path, ...text } = write(letter);
  const href = path === undefined ? undefined : letter.linkTo(path);
  const content = { ...aroundParagraphs(words, product, href), ...text };
  if (account.isOfBefore !== true) return composeMail({ ...to, ...content });
  const { button: _reset, remark: _ofButton, paragraphs, ...rest } = content;
  const { ofBefore } = letter.changeMails;
  return composeMail({ ...to, ...rest, paragraphs: [...paragraphs, ofBefore] });
}

/**
 * Composes a mail to an account's owner; null if the account is no longer active, or has its earlier address back.
 * @param before as `addressesToTell` returns it
 */
export async function mailIfActive(
  db: Db,
  { accountId, before = null }: { accountId: string; before?: string | null },
  compose: (account: Addressee) => Mail,
): Promise<Mail | null> {
  const account = await findAccountById(db, accountId);
  if (account?.status !== "active") return null;
  if (before === null) return compose(account);
  const change = await findEmailChange(db, before);
  return change === undefined
    ? null
    : compose({ ...account, email: change.old_email, isOfBefore: true });
}

/** An address that a mail to an owner goes to, as its job holds it. */
interface ToldAddress {
  /** The change whose earlier address gets the mail; null for the current address. */
  before: string | null;
}

/**
 * The addresses at which an owner is notified: the current one, and the one before for as long as it can revert the
 * change. So whoever changed the address is not the only one to read it.
 */
export async function addressesToTell(
  db: Db,
  of: { accountId: string; now: Date },
): Promise<ToldAddress[]> {
  const since = of.now.getTime() - undoHours * 3_600_000;
  const { made } = await contactChangesOf(db, "email_changes", of);
  const [first] = made;
  // An address that could not be given back is stored for longer; another account has it by now.
  const canRevert = first?.changed_at != null && first.changed_at.getTime() > since;
  const now = { before: null };
  return canRevert ? [now, { before: first.id }] : [now];
}
