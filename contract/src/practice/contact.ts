import { contactFieldWords } from "@frontdoor/words/contact-fields.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import { checkRules, type Entered, type Problems } from "../problems.ts";
import { emailRule, nameRule, phoneRule } from "../rules.ts";
import { formRules, nameText, nothing, ruledText, text } from "../wire.ts";

/** Where a contact request comes from (S3.065, Q009). */
const contactOrigins = ["practice", "med-e-mass"] as const;

export const contactLabels = contactFieldWords.labels;
export type ContactField = keyof typeof contactLabels;

/** The problems of a contact request (S5.068–S5.075). */
export function contactProblems(values: Entered<Record<ContactField, string>>): Problems {
  const named = (field: ContactField) => ({
    field,
    label: contactLabels[field],
    value: values[field],
  });
  return checkRules([
    nameRule(named("name")),
    nameRule(named("lastName")),
    emailRule(named("email")),
    phoneRule(named("phoneNumber")),
  ]);
}

/** The text that a person ticks for marketing, which is stored as proof of consent (SEC-H11). */
export const marketingConsentText = contactFieldWords.marketingConsent;

const contactRequest = z.object({
  origin: z.enum(contactOrigins),
  name: nameText(),
  lastName: nameText(),
  email: text(fieldLimits.email),
  phoneNumber: ruledText(fieldLimits.phone),
  marketingConsent: z._default(z.boolean(), false),
});
export type ContactRequest = z.output<typeof contactRequest>;

/**
 * Takes a request to be phoned (S7.074–S7.076, S8.036). Consent to marketing is a choice of its own and not
 * needed (SEC-H11).
 */
export const sendContactRequest = call({
  api: "practice",
  method: "POST",
  path: "/brochure/contactRequest",
  body: contactRequest.check(formRules(contactProblems)),
  reply: nothing,
  failures: [],
  validationMessage: messages.contact,
  idempotent: true,
});
