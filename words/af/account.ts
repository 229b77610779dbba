import type { accountWords as english } from "../en/account.ts";
import type { Translation } from "../text/translation.ts";

/** Account settings: its frame, how somebody logs in, and the removal. */
export const accountWords: Translation<typeof english> = {
  heading: "Rekening\u00ADinstellings",
  open: "Maak {product} oop",
  logOut: "Meld af",
  contents: "Op hierdie bladsy",
  loading: "Jou rekening word gelaai",
  failed: "Jou rekening kon nie gelaai word nie",
  tryAgain: "Probeer weer",
  ended: {
    heading: "Jy is van hierdie bladsy afgemeld",
    why: "Ons meld jou hier af as jy 15 minute lank niks doen nie, in elk geval ná 30 minute, en wanneer hierdie aanmelding elders beëindig word, soos in ’n ander oortjie. Wat jy verander het, bly so; aan niks anders is geraak nie.",
    logIn: "Meld weer aan",
  },
  locked: {
    heading: "Veranderinge is gestop tot {moment}",
    why: "Iemand het ons laat weet dat ’n verandering nie deur hom of haar gemaak is nie. Tot dan kan niks hier verander word nie. Jy kan steeds toestelle afmeld en, sodra jy ’n nuwe wagwoord het, toegangsleutels verwyder.",
  },
  /** On top of the page: nothing arrives at an address or a number of the account. */
  unreachable: {
    mail: "Ons kon {address} nie bereik nie.",
    mailWhy:
      "E-pos daarheen kom terug: so ’n adres bestaan nie. Verander asseblief die adres hier onder, anders kan geen skakel van ons jou bereik nie.",
    spamWhy:
      "’n E-pos van ons is daar as gemorspos gemerk, en die volgende kom dalk nie aan nie. Merk ons as “nie gemorspos nie”, of verander die adres hier onder.",
    sms: "Ons kon {number} nie bereik nie.",
    smsWhy:
      "Die netwerk ken nie hierdie nommer nie. Verander dit asseblief hier onder, anders kan geen kode van ons jou bereik nie.",
  },
  cancel: "Kanselleer",
  told: "Ons het jou per e-pos laat weet.",
  parts: {
    login: "Maniere om aan te meld",
    step: "Tweestap\u00ADverifikasie",
    reach: "Hoe ons jou bereik",
    devices: "Toestelle en sessies",
    kept: "Wat ons oor jou bewaar",
    remove: "Verwyder my rekening",
  },
  username: {
    name: "Gebruikersnaam",
    stays: "Jy meld daarmee aan. Dit bly dieselfde.",
    isEmail: "Jou e-posadres. As jy dit verander, verander jou gebruikersnaam saam.",
  },
  password: {
    name: "Wagwoord",
    current: "Huidige wagwoord",
    changed: "Verander op {day}",
    change: "Verander",
    changeNamed: "Verander die wagwoord",
    others: "Jy word by jou rekening oral elders afgemeld. Hier bly jy aangemeld.",
    done: "Jou wagwoord is verander.",
  },
  removal: {
    lead: "Ons stuur ’n skakel na jou e-posadres. Niks gebeur voordat jy dit oopmaak en bevestig nie. Gesondheidsrekords word volgens die HPCSA-riglyn minstens ses jaar lank bewaar.",
    send: "Stuur vir my die skakel",
    sent: "Die skakel is op pad na {address}.",
    sentBefore: "Die skakel is op pad na die adres wat jy voorheen gehad het.",
    sentMore: "Niks gebeur voordat jy dit oopmaak en bevestig nie.",
  },
};
