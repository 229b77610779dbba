import type { loginEndedWords as english } from "../en/login-ended.ts";
import type { Translation } from "../text/translation.ts";

/** A login that a product asked for and that cannot go on. */
export const loginEndedWords: Translation<typeof english> = {
  heading: "Lokhu kungena sekuphelelwe yisikhathi",
  reasons:
    "Kulinde isikhathi eside, sekuqediwe kakade, noma kuqale kwesinye isiphequluli. Akukho okushintshiwe.",
  whatNow: "Buyela lapho uvela khona ungene ulapho, noma ungene lapha.",
  logIn: "Ngena",
};
