import { brand } from "@frontdoor/brand/brand.ts";
import { company } from "@frontdoor/brand/company.ts";
import { standing } from "./standing.ts";
import { address } from "./supplier.ts";
import type { LegalText } from "./titles.ts";

/** Compliance with the Protection of Personal Information Act (S2.085). */
export const popi: LegalText = {
  standing,
  sections: [
    {
      heading: "The law",
      paragraphs: [
        "The Protection of Personal Information Act 4 of 2013 (POPI, or POPIA) says how organisations in South Africa may handle information about people. Information about health is special personal information and is protected more strictly.",
        "This text says how we keep to the Act. Which information we hold, why, and for how long, is in our Privacy text.",
      ],
    },
    {
      heading: "Lawful processing (sections 9 to 12)",
      paragraphs: [
        "We process information only with your consent, where it is needed for an agreement with you, where a law obliges us, or where it protects a legitimate interest of yours or ours. We ask for no more than the purpose needs, and collect it from you wherever we can.",
        "Consent is your own act: no box is ticked for you. You may take it back at any time, and what was done before stays lawful.",
      ],
    },
    {
      heading: "Purpose, quality and openness (sections 13 to 18)",
      paragraphs: [
        "Each piece of information has a purpose that we tell you before we collect it. We use it for nothing that does not agree with that purpose, and delete it when the purpose has ended, unless a law asks us to keep it. You help us keep it accurate by telling us of changes.",
      ],
    },
    {
      heading: "Security and operators (sections 19 to 21)",
      paragraphs: [
        "We guard information with encryption, access control, a record of who did what that shows later changes, and regular tests of all of these.",
        "Companies that process information for us do so only on our instruction and under a written contract. They keep the same security, treat it as confidential, and tell us at once of a suspected breach. Where a practice or an institution uses our products for its own records, it is the responsible party and we are its operator, under the same rules.",
      ],
    },
    {
      heading: "If something goes wrong (section 22)",
      paragraphs: [
        "If there are reasonable grounds to believe that somebody has reached information about you without permission, we tell you and the Information Regulator as soon as we reasonably can: in writing, with what happened, what may follow from it, what we are doing, and what you can do to protect yourself.",
      ],
    },
    {
      heading: "Health information (sections 26 to 32)",
      paragraphs: [
        "Health information is processed by healthcare professionals and institutions for treatment and care, under a duty of confidence, or with the patient’s consent. Patients decide which healthcare professionals receive their details, and can stop sharing at any time. Information about children is processed with the consent of a parent or guardian, or as the law otherwise allows (sections 34 and 35).",
      ],
    },
    {
      heading: "Your rights (sections 5, 11 and 23 to 25)",
      paragraphs: [
        "You may ask, free of charge, whether we hold information about you, and ask for a copy of it and for the names of those who have had access to it. If there is a fee for a copy, we tell you its amount before.",
        "You may ask us to correct or delete what is inaccurate, irrelevant, excessive, out of date, incomplete, misleading or unlawfully obtained, and object, on reasonable grounds, to how information is used. Patients ask for removal in the account settings of the patient app.",
        `To use a right, write to ${brand.informationOfficerEmail}. Say what you ask for and how we can reach you; you may use Forms 1 and 2 of the Regulations, but need not. We check who you are, answer within 30 days, and give reasons if we refuse.`,
        "Where the law or the HPCSA guideline asks us to keep a record, we archive it instead: nobody uses it any more, and it is kept for at least six years.",
      ],
    },
    {
      heading: "Direct marketing and automated decisions (sections 69 and 71)",
      paragraphs: [
        "We send marketing by email only to people who agreed to it or are our customers, each message says who sends it, and every one can be the last: one reply stops them. We take no decision about you with legal effect by automated means alone.",
      ],
    },
    {
      heading: "Outside South Africa (section 72)",
      paragraphs: [
        "Information leaves the country only to a recipient whose law, binding rules or contract with us protects it as this Act does, with your consent, or where our agreement with you needs it.",
      ],
    },
    {
      heading: "Information officer and Regulator",
      paragraphs: [
        `Our information officer is ${company.informationOfficer}, ${brand.legalOwner}, ${address}; ${brand.informationOfficerEmail}, ${brand.phone.text}. Our manual under section 51 of the Promotion of Access to Information Act is available from there.`,
        "If our answer does not satisfy you, you may complain to the Information Regulator of South Africa: Woodmead North Office Park, 54 Maxwell Drive, Woodmead, 2191; POPIAComplaints@inforegulator.org.za; inforegulator.org.za.",
      ],
    },
  ],
};
