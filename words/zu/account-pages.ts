import { brand } from "@frontdoor/brand/brand.ts";
import type { accountPageWords as english } from "../en/account-pages.ts";
import type { Translation } from "../text/translation.ts";

const { patient, practice, academic } = brand.products;

/** The account pages for browser tabs and search engines. */
export const accountPageWords: Translation<typeof english> = {
  login: {
    title: "Ngena",
    description: `Ngena ku-${practice.fullName} noma ku-${academic.fullName}.`,
  },
  twoStep: {
    title: "Isiqinisekiso sezinyathelo ezimbili",
    description: "Isiqinisekiso sezinyathelo ezimbili: ikhodi evela ku-app yakho.",
  },
  signUp: {
    title: "Bhalisa",
    description: `Bhalisela i-${patient.fullName}, i-${practice.fullName} noma i-${academic.fullName}.`,
  },
  forgotPassword: {
    title: "Ukhohlwe iphasiwedi?",
    description: "Cela isixhumanisi noma ikhodi ukuze ukhethe iphasiwedi entsha.",
  },
  forgotUsername: {
    title: "Ukhohlwe igama lomsebenzisi?",
    description: "Cela igama lakho lomsebenzisi nge-imeyili.",
  },
  resetPassword: { title: "Shintsha iphasiwedi" },
  requestRemoval: { title: "Ukususwa kwe-akhawunti" },
  verifyEmail: {
    title: "Ukuqinisekisa i-imeyili",
    description: "Qinisekisa ikheli lakho le-imeyili ukuze uvule i-akhawunti yakho.",
  },
  findDoctor: {
    title: "Thola udokotela wakho",
    description: "Sesha indawo yokwelapha ngegama layo.",
  },
  loginEnded: {
    title: "Ukungena sekuphelile",
    description: "Ukungena okulinde isikhathi eside noma okuqale kwesinye isiphequluli.",
  },
  logOut: { title: "Phuma", description: "Ibuza ukuthi ufuna ukuphuma yini kule divayisi." },
  loggedOut: { title: "Usuphumile", description: "Usuphumile ku-akhawunti." },
  account: {
    title: "Izilungiselelo ze-akhawunti",
    description:
      "Nakekela i-akhawunti yakho: indlela ongena ngayo, esikuthola ngayo, nesikugcinayo.",
  },
  emailVerification: { title: "Qinisekisa ikheli lakho le-imeyili" },
  notMe: { title: "Bekungemina" },
  storedData: { title: "Esikugcinayo ngawe" },
};
