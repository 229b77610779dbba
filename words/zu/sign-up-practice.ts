import type { signUpPracticeWords as english } from "../en/sign-up-practice.ts";
import type { Translation } from "../text/translation.ts";

/** The practice sign-up (S2.129). */
export const signUpPracticeWords: Translation<typeof english> = {
  intro: "Okochwepheshe bezempilo. Izingxenye eziyisithupha ezimfushane ekhasini elilodwa.",
  contactHint: "Sithumela lapha iphasiwedi entsha, uma uyidinga.",
  usernameTypes: {
    CUSTOM: "Igama engizikhethele lona",
    EMAIL: "I-imeyili yami",
    CELLULAR: "Inombolo yami yeselula",
  },
  logInWithInvite: "Ngelakho? Ngena ngalesi simemo",
};
