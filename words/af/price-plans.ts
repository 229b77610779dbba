import { brand } from "@frontdoor/brand/brand.ts";
import type { pricePlansWords as english } from "../en/price-plans.ts";
import type { Translation } from "../text/translation.ts";

/** The price plans: one of the two readings of prices, no figure changed (S9.023–S9.027, Q102). */
export const pricePlansWords: Translation<typeof english> = {
  title: `Plans and pricing · ${brand.products.practice.fullName}`,
  description: "Core R250 per month, Premium R970 per month: every feature, line by line.",
  /** On the buttons of other pages that lead here (S1.034). */
  link: "PLANS & PRICING",
  hero: {
    heading: "Plans and pricing",
    lead: "Two plans. Core gets patients on file. Premium adds the clinical record around them.",
  },
  caption: "Features of the Core and Premium plans",
  core: { name: "Core", price: "R250" },
  premium: { name: "Premium", price: "R970" },
  /** Below a price; at the foot of the table the same is said on one line. */
  perMonth: "per month",
  pricePerMonth: "{price} per month",
  price: "Price",
  /** Thirteen features, five of them in both plans (S2.065, S2.072, S2.073). */
  features: {
    inBoth: {
      heading: "In both plans",
      names: [
        "Patient onboarding",
        "Demographics",
        "Messaging module",
        "Document storage",
        "Integration with medical billing systems",
      ],
    },
    inPremium: {
      heading: "Premium adds",
      names: [
        "Clinical case collaboration for multidisciplinary teams",
        "Digital clinical notes",
        "Clinical activity feed",
        "Customisable clinical templates",
        "Clinical database creation",
        "Preadmissions",
        "Theatre lists",
        "Waiting list",
      ],
    },
    included: "Included",
    notIncluded: "Not included",
  },
  onceOff: "Both plans carry a once-off fee of R2500 for practice configuration and training.",
  signUp: "SIGN UP NOW",
  packages: "Or start small: see the packages",
  discounts: {
    heading: "Discounts",
    academicUnits: { amount: "50% off", text: "for state-sector academic units" },
    alliedHealth: { amount: "20% off", text: "for a single allied-health practice" },
  },
};
