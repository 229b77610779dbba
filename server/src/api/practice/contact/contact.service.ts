import { brand } from "@frontdoor/brand/brand.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { contactLabels, marketingConsentText } from "@frontdoor/contract/practice/contact.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { addLead, findLead } from "../../../directory/leads/lead-store.ts";
import { validPhoneNumber } from "../../../identity/accounts/phone-numbers.ts";
import { enqueue, type PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import { newId } from "../../../platform/ids.ts";
import { translated } from "../../../platform/language/translated.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import { contactMail } from "./contact.mails.ts";

/** The contact-me forms (S7.074–S7.076). */
export function createContactService(deps: Services) {
  const { clock } = deps;
  return {
    /** Stores the request and mails it to the operator; the person gets no mail (SEC-H11). */
    async sendContactRequest({ body }, { clientAddress, language = firstLanguage, once }) {
      const phoneNumber = validPhoneNumber(body.phoneNumber);
      if (phoneNumber === null) {
        const phoneProblem = messages.invalidField(contactLabels.phoneNumber);
        return fail("VALIDATION", { fields: { phoneNumber: phoneProblem } });
      }
      const refusal = await takeOrRefuse(deps, "contactByAddress", clientAddress);
      if (refusal !== null) return refusal;
      return once(async (tx) => {
        const id = newId(clock);
        await addLead(tx, {
          id,
          origin: body.origin,
          name: body.name.trim(),
          last_name: body.lastName.trim(),
          email: body.email.trim(),
          phone_number: phoneNumber,
          marketing_consent: body.marketingConsent,
          // In the words that the person ticked.
          consent_text: body.marketingConsent ? translated(language, marketingConsentText) : null,
          created_at: clock(),
        });
        const payload = { leadId: id };
        await enqueue(tx, { ...atOnce(clock), kind: "practice.contact-mail", payload });
        return {};
      });
    },
  } satisfies CallHandlers<PracticeCalls>;
}

/** Mails a request to the configured address, or to the brand's. */
export function contactHandlers({ config }: Services): PracticeHandlers<"contact-mail"> {
  return {
    "contact-mail": {
      async send(db, { payload }) {
        const lead = await findLead(db, payload.leadId);
        return lead === undefined ? null : contactMail(config.contactTo ?? brand.email, lead);
      },
    },
  };
}
