import { brand } from "@frontdoor/brand/brand.ts";
import type { LegalSection } from "./titles.ts";

/** The sections shared by both terms: complaints, governing law, changes. */
export const closingSections: readonly LegalSection[] = [
  {
    heading: "Your rights as a consumer",
    paragraphs: [
      "Where the Consumer Protection Act 68 of 2008 holds for you, nothing in these terms takes away a right that it gives you: to service of good quality and in good time, to have a fault put right or be refunded, and to terms that are fair.",
      "If you agreed to pay on this website, section 44 of the Electronic Communications and Transactions Act 25 of 2002 lets you cancel within seven days, without reason or penalty, unless the service has begun with your consent. If you were approached by direct marketing, section 16 of the Consumer Protection Act gives you five business days. We refund what you paid within 30 days.",
    ],
  },
  {
    heading: "Our liability",
    paragraphs: [
      "We provide the products with reasonable care and skill, announce planned interruptions, and make backups. We do not promise that they are never interrupted.",
      "As far as the law allows, we are not liable for indirect loss, or for loss that follows from wrong details that you gave or from a password that you did not keep to yourself. We do not limit liability for gross negligence, for intent, for harm to a person, or where the law forbids it.",
    ],
  },
  {
    heading: "Ending the agreement",
    paragraphs: [
      "You may end your account at any time. We may suspend it where it is used against the law or these terms, or to protect others, and tell you why and how to object. We may end it with 20 business days’ notice.",
      "Health records are retained for at least six years, as the guideline of the HPCSA asks; a deleted profile is archived, not erased.",
    ],
  },
  {
    heading: "Complaints, law and changes",
    paragraphs: [
      `Complain to ${brand.email}; we answer within 15 business days. You may also turn to the National Consumer Commission. The law of South Africa applies, and its courts decide.`,
      "Your information is handled as our Privacy text says. You accept these terms by ticking a box when you sign up; we record which version. The text stands on this website for you to read, save and print.",
      "We tell you of a change by email 20 business days before it takes effect. If you do not agree with it, you may end your account before then, without cost.",
    ],
  },
];
