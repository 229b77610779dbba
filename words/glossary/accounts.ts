import type { Thing } from "./thing.ts";

/** An account: how one comes to it, and what opens it. */
export const accountThings: readonly Thing[] = [
  {
    english: "account",
    forms: ["account*"],
    names: {
      af: { term: "rekening", forms: ["rekening*", "*rekening"] },
      zu: { term: "i-akhawunti", forms: ["*akhawunti"] },
    },
  },
  {
    english: "log in, login",
    forms: ["log in", "logs in", "logged in", "login*", "sign in", "signing in", "sign-in"],
    names: {
      af: {
        term: "meld aan, aanmelding",
        forms: ["aanmeld*", "aangemeld", "aan te meld", "meld"],
        never: ["inteken*", "inlog*", "ingeteken", "ingelog", "log in"],
      },
      zu: { term: "ngena, ukungena", forms: ["*ngen*"], never: ["*login*", "*loga"] },
    },
  },
  {
    english: "log out, sign out",
    forms: ["log* out", "logs * out", "sign* out", "sign * out", "logout"],
    names: {
      af: { term: "meld af, afmelding", forms: ["afmeld*", "afgemeld", "af te meld", "meld"] },
      zu: { term: "phuma, khipha", forms: ["*phum*", "*khip*", "*khish*"] },
    },
  },
  {
    english: "sign up, registration",
    forms: ["sign* up", "signup", "sign-up", "registration*", "registered"],
    names: {
      af: { term: "registreer, registrasie", forms: ["registr*", "geregistreer*"] },
      zu: { term: "bhalisa, ukubhalisa", forms: ["*bhalis*"] },
    },
  },
  {
    english: "password",
    forms: ["password*"],
    names: {
      af: { term: "wagwoord", forms: ["*wagwoord*"], never: ["paswoord*"] },
      zu: { term: "iphasiwedi", forms: ["*phasiwedi"], never: ["*phasiwodi"] },
    },
  },
  {
    english: "one-time password",
    forms: ["one-time password*", "one-time code*"],
    names: {
      af: { term: "eenmalige wagwoord" },
      zu: {
        term: "ikhodi esebenza kanye",
        forms: ["*khodi esebenza kanye", "*khodi yakho esebenza kanye"],
        never: ["*phasiwedi yesikhashana"],
      },
    },
  },
  {
    english: "username",
    forms: ["username*"],
    names: {
      af: { term: "gebruikersnaam", forms: ["gebruikersna*"], never: ["gebruikernaam"] },
      zu: { term: "igama lomsebenzisi", forms: ["*omsebenzisi"] },
    },
  },
  {
    english: "email address",
    forms: ["email address"],
    names: {
      af: { term: "e-posadres", never: ["epos*", "eposadres"] },
      zu: {
        term: "ikheli le-imeyili",
        forms: ["*khel* le-imeyili", "*khel* lakho le-imeyili", "*khel* elisha le-imeyili"],
        never: ["*dilesi", "*email*"],
      },
    },
  },
  {
    english: "link in a mail",
    forms: ["link", "links"],
    names: {
      af: {
        term: "skakel",
        forms: ["*skakel", "skakels"],
        otherwise: ["academic.cards.supervisors.points.2", "failures.HOD_LINK_UNKNOWN"],
      },
      zu: {
        term: "isixhumanisi",
        forms: ["*xhumanis*"],
        otherwise: ["failures.HOD_LINK_UNKNOWN"],
      },
    },
  },
  {
    english: "cellphone number",
    forms: ["cellphone number", "cellular number"],
    names: {
      af: { term: "selfoonnommer", never: ["selnommer*", "sel", "mobiele nommer"] },
      zu: {
        term: "inombolo yeselula",
        forms: [
          "*nombolo yeselula",
          "*nombolo yakho yeselula",
          "*nombolo yami yeselula",
          "*nombolo entsha yeselula",
        ],
        never: ["*khalekhukhwini", "*nombolo yefoni"],
      },
    },
  },
  {
    english: "verify, verification",
    forms: ["verif*"],
    names: {
      af: {
        term: "bevestig, bevestiging",
        forms: ["*bevestig*", "*verifikasie*"],
        never: ["bewys*", "bewese"],
      },
      zu: {
        term: "qinisekisa, ukuqinisekisa",
        forms: ["*qinisekis*"],
        never: ["*fakazel*"],
      },
    },
  },
  {
    english: "two-step verification",
    forms: ["two-step verification"],
    names: {
      af: { term: "tweestapverifikasie", never: ["tweede stap"] },
      zu: {
        term: "isiqinisekiso sezinyathelo ezimbili",
        forms: ["*siqinisekiso sezinyathelo ezimbili", "*siqinisekiso sakho sezinyathelo ezimbili"],
        never: ["*sinyathelo sesibili"],
      },
    },
  },
  {
    english: "authenticator app",
    forms: ["authenticator app"],
    names: {
      af: { term: "verifikasietoep", never: ["waarmerk*"] },
      zu: {
        term: "i-app yokuqinisekisa",
        forms: ["app yokuqinisekisa", "app yakho yokuqinisekisa"],
      },
    },
  },
  {
    english: "app",
    forms: ["app", "apps"],
    names: {
      af: { term: "toep", forms: ["*toep", "toepe"], never: ["app", "apps", "*toepassing*"] },
      zu: { term: "i-app", forms: ["app"], never: ["*aplikheshin*", "*uhlelokusebenza"] },
    },
  },
  {
    english: "recovery code",
    forms: ["recovery code*"],
    names: {
      af: { term: "herstelkode", forms: ["herstelkode*"] },
      zu: {
        term: "ikhodi yokubuyisela",
        forms: ["*khodi *okubuyisela", "*khodi akho okubuyisela", "*khodi amasha okubuyisela"],
      },
    },
  },
  {
    english: "passkey",
    forms: ["passkey*"],
    names: {
      af: { term: "toegangsleutel", forms: ["toegangsleutel*"], never: ["passleutel*"] },
      zu: {
        term: "ukhiye wokungena",
        forms: ["*khiye *okungena", "*khiye wakho wokungena", "*khiye wami wokungena"],
        never: ["*phasikhi", "*passkey*"],
      },
    },
  },
  {
    english: "account settings",
    forms: ["account settings"],
    names: {
      af: { term: "rekeninginstellings" },
      zu: {
        term: "izilungiselelo ze-akhawunti",
        forms: ["*zilungiselel* ze-akhawunti"],
        never: ["kuzilungiselelo*"],
      },
    },
  },
  {
    english: "our support",
    forms: ["support"],
    names: {
      af: { term: "ondersteuning", otherwise: ["sms.oneTimeCodeSent", "sms.storedDataSent"] },
      zu: {
        term: "ithimba lethu losizo",
        forms: ["*thimba lethu losizo", "*thimbeni lethu losizo"],
        never: ["*basekeli", "*bosizo bethu"],
        otherwise: ["sms.oneTimeCodeSent", "sms.storedDataSent"],
      },
    },
  },
];
