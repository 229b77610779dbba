import type { emailProofWords as english } from "../en/email-proof.ts";
import type { Translation } from "../text/translation.ts";

/** The page that proves the address a person was written to at. */
export const emailProofWords: Translation<typeof english> = {
  heading: "Ikheli lakho le-imeyili",
  checking: "Kufundwa isixhumanisi",
  isNew: "Fakazela i-{address}, bese iba yikheli le-akhawunti yakho kusukela lapho.",
  isNewMore: "Sibhala nasekhelini elidala: lingahlehlisa inguquko amahora angu-72.",
  isOwn:
    "Fakazela ukuthi i-{address} ngeyakho. Okhiye bokungena nesinyathelo sesibili kulindele lokho.",
  prove: "Fakazela leli kheli",
  done: "I-{address} ifakazelwe.",
  doneMore: "Ungavala leli khasi, noma uqhubekele ku-akhawunti yakho.",
  toAccount: "Iya ku-akhawunti yami",
  invalid: "Lesi sixhumanisi sisetshenzisiwe noma siphelelwe yisikhathi.",
  invalidMore:
    "Bheka ku-akhawunti yakho ukuthi ikheli limi kanjani, noma ku-imeyili yakho ukuthola esisha.",
  locked: "Akukho okushintshiwe.",
};
