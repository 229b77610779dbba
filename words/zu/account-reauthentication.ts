import type { reauthenticationWords as english } from "../en/account-reauthentication.ts";
import type { Translation } from "../text/translation.ts";

/** "Is it you?", which is asked in place before something of account settings is written. */
export const reauthenticationWords: Translation<typeof english> = {
  heading: "Qinisekisa ukuthi nguwe",
  /** What the person was about to do: the first line of the question. */
  reasons: {
    password: "Usuzoshintsha iphasiwedi yakho.",
    email: "Usuzoshintsha ikheli lakho le-imeyili.",
    emailUndo: "Usuzohlehlisa inguquko yekheli lakho le-imeyili.",
    number: "Usuzoshintsha inombolo yakho yeselula.",
    numberVerification: "Usuzoqinisekisa inombolo yakho yeselula.",
    codeWay: "Usuzoshintsha indlela esithumela ngayo amakhodi akho.",
    device: "Usuzokhipha idivayisi.",
    everywhere: "Usuzophuma yonke indawo.",
    kept: "Usuzobona konke esikugcinayo ngawe.",
    removal: "Usuzocela ukususwa kwe-akhawunti yakho.",
  },
  passkey: "Sebenzisa ukhiye wami wokungena",
  password: "Faka iphasiwedi yami",
  passwordLabel: "Iphasiwedi",
  codeHint: "Izinombolo eziyisithupha ze-app yakho yokuqinisekisa",
  submit: "Qhubeka",
  stays: "Ngemva kwalokho asiphindi sibuze imizuzu emihlanu. Okufakile kuhlala kukhona.",
  passkeyMissed: "Ukhiye wakho wokungena awuphendulanga. Zama futhi, noma khetha enye indlela.",
};
