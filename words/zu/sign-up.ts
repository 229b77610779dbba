import type { signUpWords as english } from "../en/sign-up.ts";
import type { Translation } from "../text/translation.ts";

/** What every sign-up shows at once, whichever product it is for (S2.119–S2.135). */
export const signUpWords: Translation<typeof english> = {
  heading: "Bhalisa",
  undecidedIntro: "Khetha umkhiqizo wakho. Esikubuzayo kuya ngawo.",
  patient: {
    intro: "Imininingwane yakho, ilungele yonke indawo yokwelapha oyivakashelayo.",
    advice:
      "Bhalisa ngefoni yakho, imininingwane yakho izobe ilungele ukuvakasha kwakho okulandelayo.",
    atPractice: "Usuvele usendaweni yokwelapha? Yithole bese usebenzisa ikhasi layo lokungena.",
  },
};
