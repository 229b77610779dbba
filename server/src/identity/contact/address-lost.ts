import { brand } from "@frontdoor/brand/brand.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { enqueue, type RealmHandlers } from "../outbox-jobs.ts";
import { mailToOwner } from "./owner-mail.ts";

/**
 * Notifies an address that an account loses after it got it by a change of the last 72 hours. Its reader had the
 * account until now, and if that was the owner, nothing else would tell them. The job holds the id of that change's
 * notice, which holds the address.
 */
export async function notifyLostAddress(
  tx: Transaction,
  { clock }: { clock: Clock },
  { id: subjectId, realm, email }: Pick<Account, "id" | "realm" | "email">,
): Promise<void> {
  const notices = await tx
    .selectFrom("tokens")
    .select(["id", "data"])
    .where("purpose", "=", "not-me")
    .where("subject_id", "=", subjectId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const made = notices.find(
    ({ data: { change, isAsked, name } }) =>
      change === "email" && isAsked !== true && name === email,
  );
  if (made === undefined) return;
  const payload = { tokenId: made.id };
  await enqueue(tx, { ...atOnce(clock), kind: `${realm}.address-lost-mail`, payload });
}

/** The outbox handler of {@link notifyLostAddress}; nothing is told where the address is the account's again. */
export function addressLostHandlers(config: MailConfig): RealmHandlers<"address-lost-mail"> {
  return {
    "address-lost-mail": {
      async send(db, { payload }) {
        const notice = await db
          .selectFrom("tokens")
          .select(["subject_id", "data"])
          .where("id", "=", payload.tokenId)
          .executeTakeFirst();
        const lost = notice?.data.name;
        if (notice === undefined || typeof lost !== "string") return null;
        const account = await findAccountById(db, notice.subject_id);
        return account?.status !== "active" || account.email === lost
          ? null
          : addressLostMail(config, { ...account, email: lost });
      },
    },
  };
}

/** To the lost address. It has no link, because its reader no longer owns the account. */
export function addressLostMail(config: MailConfig, account: Account): Mail {
  return mailToOwner(config, account, ({ changeMails, product }) => {
    const { text, remark, ...lines } = changeMails.addressLost;
    const contact = { email: brand.email, phone: brand.phone.text };
    return {
      words: { ...lines, remark: { ...remark, text: fill(remark.text, contact) } },
      paragraphs: [fill(text, { name: account.name, product })],
    };
  });
}
