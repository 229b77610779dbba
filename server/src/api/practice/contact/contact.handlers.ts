import { brand } from "@frontdoor/brand/brand.ts";
import { findLead } from "../../../directory/leads/lead-store.ts";
import type { PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { contactMail } from "./contact.mails.ts";

/** Mails a request to the configured address, or to the brand's. */
export function contactHandlers({ config }: PracticeDeps): PracticeHandlers<"contact-mail"> {
  return {
    "contact-mail": {
      async send(db, { payload }) {
        const lead = await findLead(db, payload.leadId);
        return lead === undefined ? null : contactMail(config.contactTo ?? brand.email, lead);
      },
    },
  };
}
