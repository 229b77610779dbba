import type { accountContactWords as english } from "../en/account-contact.ts";
import type { Translation } from "../text/translation.ts";

/** On account settings: the email address and the cellphone number, and their verification. */
export const accountContactWords: Translation<typeof english> = {
  lead: "Ons skryf hier wanneer iets aan jou rekening verander.",
  verified: "Bevestig",
  notVerified: "Nog nie bevestig nie",
  verifiedOn: "Bevestig op {day}",
  change: "Verander",
  email: {
    changeNamed: "Verander die e-posadres",
    unverified: "Jou e-posadres is nog nie bevestig nie.",
    unverifiedMore:
      "Maak die skakel oop wat ons vir jou gestuur het. Eers daarna kan jy toegangsleutels en tweestapverifikasie gebruik.",
    refused:
      "Die eienaar van hierdie adres het op {day} gesê dat die rekening nie aan hom of haar behoort nie. Kies asseblief jou eie adres.",
    sendAgain: "Stuur die skakel weer",
    sent: "’n Skakel is op pad na {address}.",
    sentMore:
      "Dit werk 24 uur lank. Het daar ná ’n paar minute niks aangekom nie? Kyk in jou gemorspos (spam).",
    newAddress: "Nuwe e-posadres",
    hint: "Ons stuur ’n skakel daarheen. Totdat jy dit oopmaak, hou jou rekening die adres wat dit het.",
    submit: "Stuur die skakel",
    waiting: {
      heading: "’n Nuwe adres moet nog bevestig word",
      asked: "Jy het vir die verandering gevra",
      open: "Maak die skakel oop wat ons na {address} gestuur het",
      until: "Tot {moment}. Tot dan hou jou rekening die adres hier bo.",
      cancel: "Kanselleer die verandering",
    },
    changed: {
      heading: "Jou adres het pas verander",
      verified: "Bevestig by {address}",
      canUndo: "Jou ou adres kan dit nog ongedaan maak",
      until: "Tot {moment}. Tot dan skryf ons na albei adresse.",
      undo: "Maak die verandering ongedaan",
    },
    undone: "Jou adres bly {address}.",
    undoing: "Jou ou adres is terug.",
  },
  number: {
    changeNamed: "Verander die selfoonnommer",
    use: "Vir die SMS waarmee jy jou wagwoord terugstel",
    unverified: "Ons stuur ’n SMS met ’n kode daarheen.",
    prove: "Bevestig dit",
    newNumber: "Nuwe selfoonnommer",
    hint: "Ons stuur ’n kode per SMS daarheen. Totdat jy dit intik, hou jou rekening die nommer wat dit het.",
    submit: "Stuur die kode",
    waiting: "Tik die kode in wat ons na {number} gestuur het",
    codeHint: "Uit ons SMS",
    confirm: "Bevestig die nommer",
    sendAgain: "Stuur ’n nuwe kode",
    sent: "’n Kode is op pad na {number}.",
    done: "Jou selfoonnommer is bevestig.",
  },
  language: {
    name: "Taal",
    changeNamed: "Verander die taal",
    more: "Vir ons e-posse, ons SMS’e en hierdie bladsye",
  },
  codeWay: {
    name: "Kodes",
    sms: "Per SMS",
    whatsapp: "Per WhatsApp",
    more: "As ’n kode nie so aankom nie, stuur ons dit op die ander manier.",
    useSms: "Stuur dit per SMS",
    useWhatsApp: "Stuur dit per WhatsApp",
    done: "Jou keuse is gestoor.",
  },
};
