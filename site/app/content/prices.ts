import { brand } from "@frontdoor/brand/brand.ts";

const { fullName } = brand.products.practice;

/** The two readings of prices (S9.017–S9.029, Q102): each on its page, no figure changed. */

/** A row of the price table: which of the two tiers includes a feature. */
export interface PlanRow {
  name: string;
  isCoreActive: boolean;
  isPremiumActive: boolean;
}

const inBoth = (name: string): PlanRow => ({ name, isCoreActive: true, isPremiumActive: true });
const inPremium = (name: string): PlanRow => ({ name, isCoreActive: false, isPremiumActive: true });

/** The price table: thirteen features, five of them in both tiers (S2.065, S2.072, S2.073). */
export const planRows: readonly PlanRow[] = [
  inBoth("Patient onboarding"),
  inBoth("Demographics"),
  inBoth("Messaging module"),
  inBoth("Document storage"),
  inBoth("Integration with medical billing systems"),
  inPremium("Clinical case collaboration for multidisciplinary teams"),
  inPremium("Digital clinical notes"),
  inPremium("Clinical activity feed"),
  inPremium("Customisable clinical templates"),
  inPremium("Clinical database creation"),
  inPremium("Preadmissions"),
  inPremium("Theatre lists"),
  inPremium("Waiting list"),
];

export const pricePlansContent = {
  title: `Plans and pricing · ${fullName}`,
  description: "Core R250 per month, Premium R970 per month: every feature, line by line.",
  hero: {
    heading: "Plans and pricing",
    lead: "Two plans. Core gets patients on file. Premium adds the clinical record around them.",
  },
  caption: "Features of the Core and Premium plans",
  core: { name: "Core", price: "R250" },
  premium: { name: "Premium", price: "R970" },
  perMonth: "per month",
  onceOff: "Both plans carry a once-off fee of R2500 for practice configuration and training.",
  signUp: "SIGN UP NOW",
  packages: "Or start small: see the packages",
  discountsHeading: "Discounts",
  discounts: [
    { percent: 50, amount: "50% off", text: "for state-sector academic units" },
    { percent: 20, amount: "20% off", text: "for a single allied-health practice" },
  ],
} as const;

export const packagesContent = {
  title: `Packages · ${fullName}`,
  description: "Pick the size of your practice, and start with a 30-day free trial.",
  hero: {
    heading: "Pick the size of your practice",
    lead: "Start with a 30-day free trial. The first 30 patients are free, then a monthly fee applies.",
  },
  trial: "Start your 30-day free trial",
  boxes: [
    {
      name: "Single Practice",
      text: "One practice, one shared file.",
      price: "R119",
      unit: "per month for fewer than 10 users",
      points: ["Plus R10 per month per extra user", "30-day free trial"],
    },
    {
      name: "Integrated Billing",
      text: "Your practice file, joined to your billing software.",
      price: "R250",
      unit: "per month",
      points: ["Patient details flow to billing", "30-day free trial"],
    },
  ],
  group: {
    name: "Group Practice",
    text: "Several practitioners, one record.",
    price: "Let’s talk",
    unit: "Contact us for pricing",
    points: ["Priced to your group", "30-day free trial"],
    button: "Contact us",
  },
  compare: {
    heading: "Compare every feature",
    text: "Core and Premium, line by line, with discounts.",
    plans: "PLANS & PRICING",
    terms: "Read the terms",
  },
} as const;
