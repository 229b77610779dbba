import type { accountDevicesWords as english } from "../en/account-devices.ts";
import type { Translation } from "../text/translation.ts";

/** On account settings: where somebody is logged in. */
export const accountDevicesWords: Translation<typeof english> = {
  lead: "Ons stoor nie waar ’n toestel is nie en kan dus geen plek wys nie. Kyk na die toestel en die tyd.",
  device: {
    known: "{browser} op {system}",
    browser: "{browser} op ’n toestel wat ons nie ken nie",
    system: "’n Blaaier op {system}",
    unknown: "’n Toestel wat ons nie ken nie",
  },
  thisDevice: "Hierdie toestel",
  loggedIn: {
    password: "{moment} met jou wagwoord aangemeld",
    "password-and-code": "{moment} met jou wagwoord en ’n kode aangemeld",
    "password-and-recovery-code": "{moment} met jou wagwoord en ’n herstelkode aangemeld",
    passkey: "{moment} met ’n toegangsleutel aangemeld",
  },
  keptUntil: "Bly aangemeld tot uiterlik {moment}.",
  nowhereElse: "Jy is nêrens anders aangemeld nie.",
  signOut: "Meld af",
  signOutNamed: "Meld af: {device}",
  everywhere: "Meld oral af",
  signedOut: "{device} is afgemeld.",
  signedOutMore:
    "Ons ken dit nie meer nie, en produkte wat ’n enkele aanmelding kan beëindig, is ingelig. Om seker te wees van elke produk, meld oral af.",
  everywhereDone: "Jy is oral elders afgemeld.",
  everywhereMore: "Hierdie bladsy bly oop. Jou produkte vra jou om weer aan te meld.",
};
