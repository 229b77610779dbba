import { brand } from "@frontdoor/brand/brand.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { findLead } from "../../records/leads/lead-store.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { contactLetter } from "./contact.mails.ts";

export const contactMailKind = "practice.contact-mail";

/** Mails a request to the configured address, or to the brand's. */
export function contactHandlers({ config }: PracticeDeps): OutboxHandlers {
  return {
    [contactMailKind]: {
      async send(db, row) {
        const lead = await findLead(db, String(row.payload.leadId));
        return lead === undefined ? null : contactLetter(config.contactTo ?? brand.email, lead);
      },
    },
  };
}
