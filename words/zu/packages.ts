import { brand } from "@frontdoor/brand/brand.ts";
import type { packagesWords as english } from "../en/packages.ts";
import type { Translation } from "../text/translation.ts";

/** The packages: the other of the two readings of prices, no figure changed (S9.017–S9.022, Q102). */
export const packagesWords: Translation<typeof english> = {
  title: `Amaphakheji · ${brand.products.practice.fullName}`,
  description: "Khetha usayizi wendawo yakho yokwelapha, uqale ngezinsuku ezi-30 zokuzama mahhala.",
  hero: {
    heading: "Khetha usayizi wendawo yakho yokwelapha",
    lead: "Qala ngezinsuku ezi-30 zokuzama mahhala. Iziguli zokuqala ezi-30 zimahhala, emva kwalokho kube nenkokhelo yanyanga zonke.",
  },
  trial: "Qala izinsuku ezi-30 zokuzama mahhala",
  /** The point of a package whose button starts the trial, after its own. */
  freeTrial: "Izinsuku ezi-30 zokuzama mahhala",
  single: {
    name: "Indawo Yokwelapha Eyodwa",
    text: "Indawo yokwelapha eyodwa, ifayela elilodwa okwabelwana ngalo.",
    price: "R119",
    unit: "ngenyanga kubasebenzisi abangaphansi kuka-10",
    point: "Kanye no-R10 ngenyanga ngomsebenzisi ngamunye owengeziwe",
  },
  billing: {
    name: "Ukukhokhisa Okuxhunyiwe",
    text: "Ifayela lendawo yakho yokwelapha, lixhunywe nesofthiwe yakho yokukhokhisa.",
    price: "R250",
    unit: "ngenyanga",
    point: "Imininingwane yeziguli idlulela ekukhokhiseni",
  },
  group: {
    name: "Indawo Yokwelapha Yeqembu",
    text: "Ochwepheshe bezempilo abaningana, irekhodi elilodwa.",
    price: "Asixoxe",
    unit: "Xhumana nathi ngamanani",
    point: "Inani elihambisana neqembu lakho",
    button: "Xhumana nathi",
  },
  compare: {
    heading: "Qhathanisa zonke izici",
    text: "I-Core ne-Premium, umugqa nomugqa, kanye nezaphulelo.",
    terms: "Funda imigomo",
  },
};
