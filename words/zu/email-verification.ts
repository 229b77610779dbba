import type { emailVerificationWords as english } from "../en/email-verification.ts";
import type { Translation } from "../text/translation.ts";

/** The page that verifies the address a person was written to at. */
export const emailVerificationWords: Translation<typeof english> = {
  heading: "Ikheli lakho le-imeyili",
  checking: "Kufundwa isixhumanisi",
  whose: "I-akhawunti kabani",
  account: "{username}, yenziwe ngo-{day}",
  isNew: "Qinisekisa i-{address}, bese iba yikheli lale akhawunti kusukela lapho.",
  isNewMore: "Sibhala nasekhelini elidala: lingahlehlisa inguquko amahora angu-72.",
  isOwn:
    "Qinisekisa ukuthi i-{address} ngeyakho. Uma usukwenzile, ungasebenzisa okhiye bokungena nesiqinisekiso sezinyathelo ezimbili.",
  elsewhere: {
    isOwn:
      "Lesi siphequluli asikaze sisetshenziswe nale akhawunti. Ukuze kungabi khona oyivula ngenye iphasiwedi, qinisekisa i-{address} ngokukhetha iphasiwedi entsha.",
    choose: "Khetha iphasiwedi entsha",
    isNew:
      "Lesi siphequluli asikaze sisetshenziswe nale akhawunti. Ukuze i-{address} ibe yikheli layo, qala ungene lapha, bese uvula isixhumanisi se-imeyili futhi.",
    isNewLater:
      "Ithimba lethu losizo licele ukuthi kusetshenziswe leli kheli. Uma ungakwazi ukungena, vula isixhumanisi futhi kamuva: {moment} siqala ukusebenza ngaphandle kokungena, ngaphandle uma kuphikiswe kusetshenziswa ikheli elidala.",
    logIn: "Ngena ku-akhawunti",
  },
  prove: "Qinisekisa leli kheli",
  notMine: "Lena akuyona i-akhawunti yami",
  refused: "Akukho okuqinisekisiwe.",
  refusedMore:
    "Asisayikubhalela i-{address} mayelana nokuqinisekiswa kwale akhawunti. Ungavala leli khasi.",
  done: "I-{address} iqinisekisiwe.",
  doneMore: "Ungavala leli khasi, noma uqhubekele ku-akhawunti yakho.",
  toAccount: "Iya ku-akhawunti yami",
  invalid: "Lesi sixhumanisi sisetshenzisiwe noma siphelelwe yisikhathi.",
  invalidMore:
    "Bheka ku-akhawunti yakho ukuthi ikheli limi kanjani, noma ku-imeyili yakho ukuthola esisha.",
  locked: "Akukho okushintshiwe.",
};
