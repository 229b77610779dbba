import { contactLabels } from "@frontdoor/contract/practice/contact.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { consoleContactRequestsWords } from "@frontdoor/words/staff/contact-requests.ts";
import type { Lead } from "../../../directory/leads/lead-store.ts";
import { composeMail } from "../../../platform/mail/mail-layout.ts";
import type { Mail } from "../../../platform/mail/message.ts";

const formWords: Readonly<Record<string, string>> = consoleContactRequestsWords.origins;

/** The mail to our staff about a contact request; a reply to it goes to the person who asked. */
export function contactMail(to: string, lead: Lead): Mail {
  const named = (label: string, value: string) =>
    value === "" ? [] : [[`${label}: `, { strong: value }]];
  return {
    ...composeMail({
      context: "practice",
      language: firstLanguage,
      to,
      subject: `Contact request from ${lead.name} ${lead.last_name}`,
      preview: "Someone asks to be contacted.",
      heading: "Someone asks to be contacted",
      paragraphs: [
        ...named("Form", formWords[lead.origin] ?? lead.origin),
        ...named(contactLabels.name, lead.name),
        ...named(contactLabels.lastName, lead.last_name),
        ...named(contactLabels.email, lead.email),
        ...named(contactLabels.phoneNumber, lead.phone_number),
        lead.marketing_consent
          ? "They agreed to receive marketing as well."
          : "They did not agree to marketing: answer this request and nothing else.",
      ],
    }),
    replyTo: lead.email,
  };
}
