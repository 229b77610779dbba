import type { accountKeptWords as english } from "../en/account-kept.ts";
import type { Translation } from "../text/translation.ts";

/** On the page of one's own account: what is kept about the person. */
export const accountKeptWords: Translation<typeof english> = {
  lead: "Okurekhoda ku-{product} kugcinwa lapho, hhayi lapha.",
  labels: {
    name: "Igama",
    place: "Iphrakthisi noma indima",
    hpcsaNumber: "Inombolo ye-HPCSA",
    identity: "Umazisi",
    practiceNumber: "Inombolo yephrakthisi",
    username: "Igama lomsebenzisi",
    email: "Ikheli le-imeyili",
    cellNumber: "Inombolo yeselula",
  },
  identities: {
    IDDOC: "Umazisi waseNingizimu Afrika, ugcina ngo-{end}. Ugcinwa ubhalwe ngekhodi.",
    PASSPORT: "Iphasipoti, igcina ngo-{end}. Igcinwa ibhalwe ngekhodi.",
  },
  fold: "Konke: ukungena, imilayezo nezinguquko",
  loading: "Konke esikugcinayo ngawe kuyeza",
  readAt:
    "Kufundwe {moment}. Amagama ngawedathabheyisi yethu, njengoba emi efayeleni. Izimfihlo ziyabizwa kodwa azikhonjiswa.",
  count: { one: "Umugqa owodwa", other: "Imigqa engu-{count}" },
  nothing: "Akukho lutho",
  yes: "Yebo",
  no: "Cha",
  show: "Kukhombise",
  download: "Landa njengefayela",
  downloaded: "Ifayela lakho selilungile.",
  downloadedMore: "Liqukethe konke. Ligcine lapho kungafunda wena kuphela.",
};
