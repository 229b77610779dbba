import type { reauthenticationWords as english } from "../en/account-reauthentication.ts";
import type { Translation } from "../text/translation.ts";

/** "Is it you?", which is asked in place before something of account settings is written. */
export const reauthenticationWords: Translation<typeof english> = {
  heading: "Bevestig dat dit jy is",
  /** What the person was about to do: the first line of the question. */
  reasons: {
    password: "Jy gaan nou jou wagwoord verander.",
    email: "Jy gaan nou jou e-posadres verander.",
    emailUndo: "Jy gaan nou die verandering van jou e-posadres ongedaan maak.",
    number: "Jy gaan nou jou selfoonnommer verander.",
    numberVerification: "Jy gaan nou jou selfoonnommer bevestig.",
    codeWay: "Jy gaan nou verander hoe ons jou kodes stuur.",
    device: "Jy gaan nou ’n toestel afmeld.",
    everywhere: "Jy gaan nou oral afmeld.",
    kept: "Jy gaan nou alles sien wat ons oor jou bewaar.",
    removal: "Jy gaan nou vra dat jou rekening verwyder word.",
  },
  passkey: "Gebruik my toegangsleutel",
  password: "Tik my wagwoord in",
  passwordLabel: "Wagwoord",
  codeHint: "Ses syfers uit jou verifikasietoep",
  submit: "Gaan voort",
  stays: "Daarna vra ons vyf minute lank nie weer nie. Wat jy ingetik het, bly staan.",
  passkeyMissed:
    "Jou toegangsleutel het nie geantwoord nie. Probeer weer, of kies ’n ander manier.",
};
