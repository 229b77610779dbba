import { brand } from "@frontdoor/brand/brand.ts";
import type { pricePlansWords as english } from "../en/price-plans.ts";
import type { Translation } from "../text/translation.ts";

/** The price plans: one of the two readings of prices, no figure changed (S9.023–S9.027, Q102). */
export const pricePlansWords: Translation<typeof english> = {
  title: `Izinhlelo namanani · ${brand.products.practice.fullName}`,
  description: "I-Core R250 ngenyanga, i-Premium R970 ngenyanga: isici ngasinye, umugqa nomugqa.",
  /** On the buttons of other pages that lead here (S1.034). */
  link: "IZINHLELO NAMANANI",
  hero: {
    heading: "Izinhlelo namanani",
    lead: "Izinhlelo ezimbili. I-Core ifaka iziguli emafayeleni. I-Premium yengeza irekhodi lokwelapha elizizungezile.",
  },
  caption: "Izici zezinhlelo i-Core ne-Premium",
  core: { name: "Core", price: "R250" },
  premium: { name: "Premium", price: "R970" },
  /** Below a price; at the foot of the table the same is said on one line. */
  perMonth: "ngenyanga",
  pricePerMonth: "{price}",
  price: "Inani ngenyanga",
  /** Thirteen features, five of them in both plans (S2.065, S2.072, S2.073). */
  features: {
    inBoth: {
      heading: "Kuzo zombili izinhlelo",
      names: [
        "Ukwamukela iziguli ezintsha",
        "Imininingwane yeziguli",
        "Ingxenye yemilayezo",
        "Ukugcinwa kwemibhalo",
        "Ukuxhumana nezinhlelo zokukhokhisa zezokwelapha",
      ],
    },
    inPremium: {
      heading: "I-Premium yengeza",
      names: [
        "Ukubambisana ngeziguli kwamaqembu emikhakha eminingi",
        "Amanothi okwelapha edijithali",
        "Uhlu lwakamuva lwemisebenzi yokwelapha",
        "Izifanekiso zokwelapha ongazihlela",
        "Ukwakhiwa kwedathabheyisi yokwelapha",
        "Ukwamukelwa kusengaphambili",
        "Izinhlu zethiyetha",
        "Uhlu lokulinda",
      ],
    },
    included: "Kufakiwe",
    notIncluded: "Akufakiwe",
  },
  onceOff:
    "Zombili izinhlelo zinenkokhelo ekhokhwa kanye kuphela engu-R2500 yokulungiselela indawo yokwelapha nokuqeqesha.",
  signUp: "BHALISA MANJE",
  packages: "Noma qala kancane: bona amaphakheji",
  discounts: {
    heading: "Izaphulelo",
    academicUnits: {
      amount: "50%",
      text: "isaphulelo samayunithi kahulumeni emfundo ephakeme",
    },
    alliedHealth: {
      amount: "20%",
      text: "isaphulelo sendawo yokwelapha eyodwa ye-allied health",
    },
  },
};
