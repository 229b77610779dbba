import { brand } from "@frontdoor/brand/brand.ts";
import type { LegalText } from "./titles.ts";

/** S2.085. */
export const popi: LegalText = {
  standing: "This text is a draft and awaits legal review.",
  sections: [
    {
      heading: "The law",
      paragraphs: [
        "The Protection of Personal Information Act 4 of 2013 (POPI, or POPIA) says how organisations in South Africa may handle information about people. Information about health is special personal information and is protected more strictly.",
      ],
    },
    {
      heading: "How we keep to it",
      paragraphs: [
        "We process information lawfully and with your knowledge, for a stated purpose, and no more of it than the purpose needs. We keep it accurate with your help, and guard it with encryption, access control and a record of who did what.",
        "Patients decide which healthcare professionals receive their details, and can stop sharing at any time.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You may ask what we hold about you, have it corrected, object to how it is used, and ask for its removal. Patients ask for removal in the account settings of the patient app.",
        "Where the law or the HPCSA guideline asks us to keep a record, we archive it instead: nobody uses it any more, and it is kept for at least six years.",
      ],
    },
    {
      heading: "Information officer",
      paragraphs: [
        `Write to our information officer at ${brand.informationOfficerEmail}. If our answer does not satisfy you, you may complain to the Information Regulator of South Africa.`,
      ],
    },
    {
      heading: "If something goes wrong",
      paragraphs: [
        "If there are reasonable grounds to believe that somebody has reached information about you without permission, we tell you and the Information Regulator as soon as we reasonably can.",
      ],
    },
  ],
};
