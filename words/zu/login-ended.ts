import type { loginEndedWords as english } from "../en/login-ended.ts";
import type { Translation } from "../text/translation.ts";

/** A login that a product asked for and that cannot go on. */
export const loginEndedWords: Translation<typeof english> = {
  heading: "Lokhu kungena sekuphelelwe yisikhathi",
  reasons:
    "Kulinde isikhathi eside, sekuqediwe kakade, noma kuqale kwesinye isiphequluli. Akukho okushintshiwe.",
  whatNow: "Buyela lapho uvela khona ungene ulapho, noma ungene lapha.",
  logIn: "Ngena",
  unknown: {
    heading: "Asiyazi le app",
    reasons: "I-app noma iwebhusayithi ekuthumele lapha ayixhunyiwe kithi. Akukho okushintshiwe.",
    whatNow: "Tshela abantu abayiphethe, ubanike inombolo yereferensi engezansi. Ungangena lapha.",
  },
  setUp: {
    heading: "Le app ayisethwanga kahle",
    reasons:
      "I-app noma iwebhusayithi ekuthumele lapha icele into esingakwazi ukuyiphendula. Akulona iphutha lakho, futhi akukho okushintshiwe.",
    whatNow: "Tshela abantu abayiphethe, ubanike inombolo yereferensi engezansi. Ungangena lapha.",
  },
  busy: {
    heading: "Sicela uzame futhi maduze",
    reasons: "Kufike izicelo eziningi kakhulu ngesikhathi esisodwa. Akukho okushintshiwe.",
    whatNow: "Linda umzuzu, bese ubuyela lapho uvela khona ungene ulapho.",
  },
  fault: {
    heading: "Kukhona okungahambanga kahle ngakithi",
    reasons: "Asikwazanga ukuqeda lokhu kungena. Akukho okushintshiwe.",
    whatNow: "Buyela lapho uvela khona uzame futhi. Uma kwenzeka futhi, xhumana nathi.",
  },
  developer: "Okwabathuthukisi",
};
