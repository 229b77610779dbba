import { brand } from "@frontdoor/brand/brand.ts";
import type { pricePlansWords as english } from "../en/price-plans.ts";
import type { Translation } from "../text/translation.ts";

/** The price plans: one of the two readings of prices, no figure changed (S9.023–S9.027, Q102). */
export const pricePlansWords: Translation<typeof english> = {
  title: `Planne en pryse · ${brand.products.practice.fullName}`,
  description: "Core R250 per maand, Premium R970 per maand: elke funksie, reël vir reël.",
  /** On the buttons of other pages that lead here (S1.034). */
  link: "PLANNE EN PRYSE",
  hero: {
    heading: "Planne en pryse",
    lead: "Twee planne. Met Core is pasiënte op lêer. Premium voeg die kliniese rekord by.",
  },
  caption: "Funksies van die Core- en Premium-plan",
  core: { name: "Core", price: "R250" },
  premium: { name: "Premium", price: "R970" },
  /** Below a price; at the foot of the table the same is said on one line. */
  perMonth: "per maand",
  pricePerMonth: "{price} per maand",
  price: "Prys",
  /** Thirteen features, five of them in both plans (S2.065, S2.072, S2.073). */
  features: {
    inBoth: {
      heading: "In albei planne",
      names: [
        "Inskrywing van pasiënte",
        "Demografiese besonderhede",
        "Boodskapmodule",
        "Dokument\u00ADberging",
        "Integrasie met mediese fakturering\u00ADstelsels",
      ],
    },
    inPremium: {
      heading: "Met Premium ook",
      names: [
        "Samewerking oor kliniese gevalle vir multidissiplinêre spanne",
        "Digitale kliniese notas",
        "Oorsig van kliniese aktiwiteite",
        "Aanpasbare kliniese sjablone",
        "Skep van kliniese databasisse",
        "Vooropnames",
        "Teaterlyste",
        "Waglys",
      ],
    },
    included: "Ingesluit",
    notIncluded: "Nie ingesluit nie",
  },
  onceOff: "Albei planne het ’n eenmalige fooi van R2500 vir praktykopstelling en opleiding.",
  signUp: "REGISTREER NOU",
  packages: "Of begin klein: sien die pakkette",
  discounts: {
    heading: "Afslag",
    academicUnits: { amount: "50% afslag", text: "vir akademiese eenhede in die staatsektor" },
    alliedHealth: {
      amount: "20% afslag",
      text: "vir ’n enkelpraktyk in ’n verwante gesondheids\u00ADberoep",
    },
  },
};
