import type { storedDataWords as english } from "../en/stored-data.ts";
import type { Translation } from "../text/translation.ts";

/** The page that gives somebody who cannot log in the file of what is kept about them. */
export const storedDataWords: Translation<typeof english> = {
  heading: "Esikugcinayo ngawe",
  checking: "Kufundwa isixhumanisi",
  lead: "Nansi idatha ye-akhawunti yakho ye-{product}, oyicele ethimbeni lethu losizo.",
  facts: {
    all: "Ifayela liqukethe konke esikugcinayo ngawe: imininingwane yakho nezinombolo zikamazisi, ukungena, imilayezo nezinguquko.",
    noSecrets: "Alinayo iphasiwedi, ikhodi noma ukhiye. Amagama akulo ngawedathabheyisi yethu.",
    ownDevice:
      "Ligcine lapho lingafundwa nguwe kuphela, hhayi kukhompyutha esetshenziswa nangabanye.",
  },
  until: "Inkinobho inika ifayela kanye. Isixhumanisi siphela {moment}.",
  download: "Landa ifayela",
  given: "Ifayela lakho selilungile.",
  givenMore:
    "Lisefolda yakho yokulandiwe. Isixhumanisi sesisetshenzisiwe: othola i-imeyili akatholi lutho ngaso.",
  noFile: "Alikho ifayela? Kopisha umbhalo walo",
  noFileMore:
    "Amanye ama-app akakwazi ukulondoloza amafayela. Kopisha umbhalo ngaphambi kokuvala leli khasi: isixhumanisi siwunika kanye.",
  copy: "Kopisha umbhalo",
  invalid: "Lesi sixhumanisi sisetshenzisiwe noma siphelelwe yisikhathi.",
  invalidMore:
    "Cela esisha ethimbeni lethu losizo, noma ungene: ifayela elifanayo lisezilungiselelweni ze-akhawunti yakho.",
  toAccount: "Iya ku-akhawunti yami",
};
