import { brand } from "@frontdoor/brand/brand.ts";
import type { frameWords as english } from "../en/frame.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

/** The header and the footer of every page. Only prerendered pages hold these words, no script does. */
export const frameWords: Translation<typeof english> = {
  skip: "Yeqela kokuqukethwe",
  logIn: "Ngena",
  signUp: "Bhalisa",
  forgotPassword: "Ukhohlwe iphasiwedi?",
  header: {
    products: "Imikhiqizo",
    /** The button of the menu for narrow windows, and what is in it. */
    more: "Okuningi",
    menu: "Usizo nabahlinzeki",
  },
  footer: {
    origin: `Yasungulwa ngo-${brand.foundedYear}. Umsunguli: ${brandWords.founder}. Iyingxenye ye-${brand.parentGroup}.`,
    products: "Imikhiqizo yethu",
    links: "Izixhumanisi eziwusizo",
    story: "Indaba yethu",
    account: "I-akhawunti yakho",
    office: "Ihhovisi: {city}",
    copyright: `© ${brand.legalOwner}`,
  },
  appearance: "Ukubukeka",
  themes: { system: "Njengedivayisi yami", light: "Kukhanya", dark: "Kumnyama" },
};
