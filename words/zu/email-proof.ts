import type { emailProofWords as english } from "../en/email-proof.ts";
import type { Translation } from "../text/translation.ts";

/** The page that proves the address a person was written to at. */
export const emailProofWords: Translation<typeof english> = {
  heading: "Ikheli lakho le-imeyili",
  checking: "Kufundwa isixhumanisi",
  whose: "I-akhawunti kabani",
  account: "{username}, yenziwe ngo-{day}",
  isNew: "Fakazela i-{address}, bese iba yikheli lale akhawunti kusukela lapho.",
  isNewMore: "Sibhala nasekhelini elidala: lingahlehlisa inguquko amahora angu-72.",
  isOwn:
    "Fakazela ukuthi i-{address} ngeyakho. Okhiye bokungena nesinyathelo sesibili kulindele lokho.",
  elsewhere: {
    isOwn:
      "Lesi siphequluli asikaze sisetshenziswe nale akhawunti. Ukuze iphasiwedi yomunye ingayivuli, fakazela i-{address} ngokukhetha iphasiwedi entsha.",
    choose: "Khetha iphasiwedi entsha",
    isNew:
      "Lesi siphequluli asikaze sisetshenziswe nale akhawunti. Ukuze i-{address} ibe yikheli layo, qala ungene lapha. Bese uvula isixhumanisi se-imeyili futhi.",
    isNewLater:
      "Abosizo lwethu bacele leli kheli. Uma ungakwazi ukungena, vula isixhumanisi futhi kamuva: {moment} siqala ukusebenza ngaphandle kokungena, ngaphandle uma ikheli elidala liphikisile.",
    logIn: "Ngena ku-akhawunti",
  },
  prove: "Fakazela leli kheli",
  notMine: "Lena akuyona i-akhawunti yami",
  refused: "Akukho okufakazelwe.",
  refusedMore:
    "Asisayikubhalela i-{address} mayelana nokufakazelwa kwale akhawunti. Ungavala leli khasi.",
  done: "I-{address} ifakazelwe.",
  doneMore: "Ungavala leli khasi, noma uqhubekele ku-akhawunti yakho.",
  toAccount: "Iya ku-akhawunti yami",
  invalid: "Lesi sixhumanisi sisetshenzisiwe noma siphelelwe yisikhathi.",
  invalidMore:
    "Bheka ku-akhawunti yakho ukuthi ikheli limi kanjani, noma ku-imeyili yakho ukuthola esisha.",
  locked: "Akukho okushintshiwe.",
};
