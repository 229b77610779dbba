import type { accountDevicesWords as english } from "../en/account-devices.ts";
import type { Translation } from "../text/translation.ts";

/** On account settings: where somebody is logged in. */
export const accountDevicesWords: Translation<typeof english> = {
  lead: "Asigcini ukuthi idivayisi ikuphi, ngakho asikwazi ukukhombisa indawo. Bheka idivayisi nesikhathi.",
  device: {
    known: "I-{browser} ku-{system}",
    browser: "I-{browser} kudivayisi esingayazi",
    system: "Isiphequluli ku-{system}",
    unknown: "Idivayisi esingayazi",
  },
  thisDevice: "Le divayisi",
  loggedIn: {
    password: "Ungene {moment} ngephasiwedi yakho",
    "password-and-code": "Ungene {moment} ngephasiwedi yakho nekhodi",
    "password-and-recovery-code": "Ungene {moment} ngephasiwedi yakho nekhodi yokubuyisela",
    passkey: "Ungene {moment} ngokhiye wokungena",
  },
  keptUntil: "Izokhishwa {moment} uma ungakayikhiphi.",
  nowhereElse: "Awungenile kwenye indawo.",
  signOut: "Khipha",
  signOutNamed: "Khipha: {device}",
  everywhere: "Phuma yonke indawo",
  signedOut: "Iphumile: {device}.",
  signedOutMore:
    "Asisayazi, futhi imikhiqizo ekwazi ukuqeda ukungena okukodwa yazisiwe. Ukuze uqiniseke ngawo wonke umkhiqizo, phuma yonke indawo.",
  everywhereDone: "Uphumile kuzo zonke ezinye izindawo.",
  everywhereMore: "Leli khasi lihlala livuliwe. Imikhiqizo yakho izokucela ukuthi ungene futhi.",
};
