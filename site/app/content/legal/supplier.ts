import { brand } from "@frontdoor/brand/brand.ts";
import { company } from "@frontdoor/brand/company.ts";
import type { LegalSection } from "./titles.ts";

const offices = brand.offices.map(({ lines }) => lines.join(", "));

/** The owner's address, also for service of legal documents. */
export const address = brand.offices[0].lines.join(", ");

/** The supplier's details that section 43 of the ECT Act requires on a website. */
export const supplier: LegalSection = {
  heading: "Who we are",
  paragraphs: [
    `${brand.legalOwner} is a private company registered in South Africa, registration number ${company.registrationNumber}. It trades as ${brand.name} and is part of ${brand.parentGroup}. Its directors are ${company.directors}.`,
    `Our offices are at ${offices.join("; and at ")}. We accept legal documents at the first of them. Write to ${brand.email} or call ${brand.phone.text}.`,
  ],
};
