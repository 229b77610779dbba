import { brand } from "@frontdoor/brand/brand.ts";

/** The packages: the other of the two readings of prices, no figure changed (S9.017–S9.022, Q102). */
export const packagesWords = {
  title: `Packages · ${brand.products.practice.fullName}`,
  description: "Pick the size of your practice, and start with a 30-day free trial.",
  hero: {
    heading: "Pick the size of your practice",
    lead: "Start with a 30-day free trial. The first 30 patients are free, then a monthly fee applies.",
  },
  trial: "Start your 30-day free trial",
  /** The point of a package whose button starts the trial, after its own. */
  freeTrial: "30-day free trial",
  single: {
    name: "Single Practice",
    text: "One practice, one shared file.",
    price: "R119",
    unit: "per month for fewer than 10 users",
    point: "Plus R10 per month per extra user",
  },
  billing: {
    name: "Integrated Billing",
    text: "Your practice file, joined to your billing software.",
    price: "R250",
    unit: "per month",
    point: "Patient details flow to billing",
  },
  group: {
    name: "Group Practice",
    text: "Several practitioners, one record.",
    price: "Let’s talk",
    unit: "Contact us for pricing",
    point: "Priced to your group",
    button: "Contact us",
  },
  compare: {
    heading: "Compare every feature",
    text: "Core and Premium, line by line, with discounts.",
    terms: "Read the terms",
  },
} as const;
