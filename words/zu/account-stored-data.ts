import type { accountStoredDataWords as english } from "../en/account-stored-data.ts";
import type { Translation } from "../text/translation.ts";

/** On account settings: what is kept about the person. */
export const accountStoredDataWords: Translation<typeof english> = {
  lead: "Okubhala ku-{product} kugcinwa lapho, hhayi lapha.",
  labels: {
    name: "Igama",
    place: "Indawo yokwelapha noma indima",
    hpcsaNumber: "Inombolo ye-HPCSA",
    identity: "Umazisi",
    practiceNumber: "Inombolo yendawo yokwelapha",
    username: "Igama lomsebenzisi",
    email: "Ikheli le-imeyili",
    cellNumber: "Inombolo yeselula",
  },
  identities: {
    IDDOC: "I-ID yaseNingizimu Afrika ephela ngo-{end}. Igcinwa ibethelwe.",
    PASSPORT: "Iphasipoti ephela ngo-{end}. Igcinwa ibethelwe.",
  },
  fold: "Konke: ukungena, imilayezo nezinguquko",
  loading: "Idatha yakho iyalayishwa",
  readAt:
    "Kufundwe {moment}. Amagama ngawedathabheyisi yethu, njengoba emi efayeleni. Izimfihlo ziyabizwa kodwa azikhonjiswa.",
  count: { one: "Umugqa owodwa", other: "Imigqa engu-{count}" },
  nothing: "Akukho lutho",
  yes: "Yebo",
  no: "Cha",
  show: "Kukhombise",
  download: "Landa njengefayela",
  downloaded: "Ifayela lakho selilungile.",
  downloadedMore: "Liqukethe konke. Ligcine lapho lingafundwa nguwe kuphela.",
};
