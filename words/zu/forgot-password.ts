import type { forgotPasswordWords as english } from "../en/forgot-password.ts";
import type { Translation } from "../text/translation.ts";

/** Forgot password: the request, and then the one-time password (S2.136–S2.143). */
export const forgotPasswordWords: Translation<typeof english> = {
  heading: "Ukhohlwe iphasiwedi?",
  labels: {
    username: "Igama lomsebenzisi",
    email: "Ikheli le-imeyili",
    otp: "Ikhodi esebenza kanye",
  },
  request: { submit: "Thumela imiyalelo", forgotUsername: "Ukhohlwe igama lomsebenzisi?" },
  /** What a person is told who asked for instructions, whether the user exists or not (S2.143). */
  requested: {
    link: "Uma umsebenzisi ekhona, kuthunyelwa umlayezo onemiyalelo yokusetha kabusha.",
    code: "Uma umsebenzisi ekhona, kuthunyelwa umlayezo onemiyalelo yokusetha kabusha. I-imeyili inesixhumanisi futhi, uma ikhodi ingafiki.",
    noMore:
      "Bekuyimilayezo emithathu ngehora; olandelayo ungathunyelwa ngemva kuka-{time}. Okwamanje sebenzisa omusha kunayo yonke, bheka kufolda yogaxekile (spam), ngena ngokhiye wokungena uma unawo, noma usishayele ku-{phone}.",
  },
  otp: {
    hint: "Iku-SMS, noma iku-imeyili. Ingathatha umzuzu ukufika.",
    newCode: "Thumela ikhodi entsha",
    otherUsername: "Sebenzisa elinye igama lomsebenzisi",
  },
};
