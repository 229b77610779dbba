import type { loginWords as english } from "../en/login.ts";
import type { Translation } from "../text/translation.ts";

/** The login (S2.088–S2.118). */
export const loginWords: Translation<typeof english> = {
  heading: "Ngena",
  chooseProduct: "Khetha umkhiqizo ngenhla, bese ungena kuwo lapha.",
  patientAdvice:
    "Ngena ngefoni yakho, imininingwane yakho izobe ilungele ukuvakasha kwakho okulandelayo.",
  labels: {
    username: "Igama lomsebenzisi",
    email: "Ikheli le-imeyili",
    password: "Iphasiwedi",
  },
  stay: "Ngigcine ngingenile kule divayisi",
  stayHint: "Kuphela kudivayisi esetshenziswa nguwe wedwa.",
  submit: "Ngena",
  trouble: "Unenkinga yokungena? Cindezela lapha",
  newHere: "Umusha lapha? {signUp}",
  signUp: "Bhalisa",
  safety: "Kwenzekani ngalokho okufakayo",
  encrypted:
    "Okufakayo kuthunyelwa kubethelwe, futhi iphasiwedi yakho ngokwayo asilokothi siyigcine. {privacy}",
  privacy: "Indlela esivikela ngayo imininingwane yakho",
  passwordChanged: "Iphasiwedi yakho ishintshiwe. Sicela ungene ngentsha.",
  passwordChangedChoose:
    "Iphasiwedi yakho ishintshiwe. Usebenzisa muphi umkhiqizo? Sicela uwukhethe ngezansi, bese ungena ngephasiwedi entsha.",
  newAccount:
    "Uma usanda kubhalisa, kumele uqale uvule i-akhawunti yakho ngesixhumanisi esiku-imeyili yethu.",
  withPasskey: "Sebenzisa ukhiye wokungena",
  manageAccount: "Phatha i-akhawunti yami",
  forAccount: "Ngena ukuze unakekele i-akhawunti yakho.",
};
