import { brand } from "@frontdoor/brand/brand.ts";
import type { LegalText } from "./titles.ts";

/** S2.083, S9.031, S9.032. */
export const privacy: LegalText = {
  standing: "This text is a draft and awaits legal review.",
  sections: [
    {
      heading: "Who we are",
      paragraphs: [
        `${brand.legalOwner} (“${brand.name}”) runs this website and the three products that it leads to. Questions about your information go to ${brand.informationOfficerEmail}.`,
      ],
    },
    {
      heading: "What we collect here",
      paragraphs: [
        "When you sign up we collect your name, contact details, identity or passport number, and, from healthcare professionals and trainees, professional registration details. We ask for no more than the account needs.",
        "When you ask us to phone you, we collect the name, e-mail address and phone number that you give.",
        "To protect accounts we record when and from which device family an account was used, and failed attempts to use it.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        "We use it to create your account, to let you in and keep others out, to send you the messages that you ask for, and to meet our legal duties. We do not sell it, and we do not use it for advertising.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "Patients choose which healthcare professionals see their details; nobody else does. Reports that leave the academic logbook are de-identified. Companies that work for us, such as those that deliver e-mail and SMS, see only what their task needs and are bound by contract.",
      ],
    },
    {
      heading: "How long we keep it",
      paragraphs: [
        "Health records are retained for at least six years, as the guideline of the Health Professions Council of South Africa (HPCSA) asks. A deleted profile is therefore archived, not erased.",
        "Codes and links that we send you expire within minutes or hours and are then removed.",
      ],
    },
    {
      heading: "Cookies and storage",
      paragraphs: [
        "We set a cookie that remembers which product you log in to, and cookies that protect your account. Your browser tab remembers the product that you look at until you close it. There are no advertising cookies.",
      ],
    },
  ],
};
