import type { unrecognisedWords as english } from "../en/unrecognised.ts";
import type { Translation } from "../text/translation.ts";

/** The page behind "This wasn't me" of a mail that tells of a change. */
export const unrecognisedWords: Translation<typeof english> = {
  heading: "Bekungewena yini?",
  checking: "Kufundwa isixhumanisi",
  /** What the mail told of. */
  changes: {
    password: "Iphasiwedi ishintshiwe, {moment}.",
    email: "Kucelwe elinye ikheli le-imeyili, {moment}.",
    "cell-number": "Inombolo yeselula ishintshiwe, {moment}.",
    "codes-by-whatsapp": "Kukhethwe ukuthi amakhodi athunyelwe nge-WhatsApp, {moment}.",
    "passkey-added": "Kungezwe ukhiye wokungena, {moment}.",
    "passkey-removed": "Kususwe ukhiye wokungena, {moment}.",
    "second-step-on": "Isiqinisekiso sezinyathelo ezimbili sivuliwe, {moment}.",
    "second-step-app": "Isiqinisekiso sezinyathelo ezimbili sidluliselwe kwenye i-app, {moment}.",
    "second-step-codes": "Kwenziwe amakhodi okubuyisela amasha, {moment}.",
    "second-step-off": "Isiqinisekiso sezinyathelo ezimbili sivaliwe, {moment}.",
    "second-step-ending": "Kucelwe ukuthi isiqinisekiso sezinyathelo ezimbili siphele, {moment}.",
  },
  what: {
    lead: "Okwenziwa yinkinobho:",
    logOut: "Ikhipha wonke amadivayisi.",
    undo: "Ihlehlisa inguquko, ngangokunokwenzeka.",
    lock: "Imisa izinguquko ku-akhawunti yakho amahora angu-72.",
    password: "Ikuvumela ukuthi ukhethe iphasiwedi entsha.",
  },
  confirm: "Bekungemina",
  wasMe: "Bekuyimi",
  invalid: "Lesi sixhumanisi sisetshenzisiwe noma siphelelwe yisikhathi.",
  invalidMore:
    "Usengazi ukuthi kwenzekeni? Ngena, ubheke i-akhawunti yakho bese ukhetha iphasiwedi entsha.",
  toAccount: "Iya ku-akhawunti yami",
};
