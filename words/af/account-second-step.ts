import type { accountSecondStepWords as english } from "../en/account-second-step.ts";
import type { Translation } from "../text/translation.ts";

/** The second step of one's own account: how it is set up, kept and switched off. */
export const accountSecondStepWords: Translation<typeof english> = {
  on: "Aan",
  off: "Af",
  ending: "Eindig op {day}",
  lead: "Na jou wagwoord vra ons ’n kode uit ’n toep op jou foon. ’n Toegangsleutel het geen kode nodig nie.",
  leadOff:
    "Na jou wagwoord sou ons ’n kode uit ’n toep op jou foon vra. ’n Gesteelde wagwoord alleen maak dan niks oop nie.",
  notOffered: "Die tweede stap word nie vir hierdie rekening aangebied nie.",
  unproven: "Bewys eers jou e-posadres, hieronder.",
  required: {
    practice:
      "Die tweede stap word vir hierdie rekening gevra, en dit kan dus nie afgeskakel word nie.",
    academic: "Jou instelling vra die tweede stap, en dit kan dus nie afgeskakel word nie.",
  },
  asked: {
    practice: "Die tweede stap word vir hierdie rekening gevra. Stel dit asseblief op.",
    academic: "Jou instelling vra die tweede stap. Stel dit asseblief op.",
  },
  endsNote:
    "Ons is gevra om die tweede stap te beëindig. Dit eindig {moment}. As jy jou toep of ’n herstelkode het, meld een keer daarmee aan: dan eindig niks nie.",
  setUp: "Stel die tweede stap op",
  app: {
    name: "Verifikasietoep",
    since: "Opgestel op {day}",
    change: "Verander toep",
  },
  codes: {
    name: "Herstelkodes",
    left: "{left} van {all} oor",
    about: "Elkeen laat jou een keer in wanneer jou foon nie by jou is nie.",
    renew: "Maak nuwe kodes",
  },
  devices: {
    name: "Onthoude toestelle",
    number: "{number}",
    this: "Hierdie toestel word tot {day} nie gevra nie.",
    forget: "Vergeet hulle",
  },
  switchOff: "Skakel af",
  reasons: {
    begin: "Jy is op die punt om die tweede stap op te stel.",
    change: "Jy is op die punt om die toep van jou tweede stap te verander.",
    confirm: "Jy is op die punt om die tweede stap op te stel.",
    on: "Jy is op die punt om die tweede stap aan te skakel.",
    off: "Jy is op die punt om die tweede stap af te skakel.",
    renew: "Jy is op die punt om nuwe herstelkodes te maak.",
  },
  setup: {
    steps: "Stappe van die opstelling",
    end: "Klaar",
    heading: "Jou toep",
    open: "Maak jou verifikasietoep oop",
    openMore:
      "Enige toep wat kodes van ses syfers maak, is reg, en jou foon het dalk een ingebou. Nog geen toep nie? Jou foon se winkel het verskeie wat niks kos nie.",
    scan: "Skandeer hierdie prent daarmee",
    picture: "’n Prent vir jou verifikasietoep",
    type: "Of, as jy dit nie kan skandeer nie, tik hierdie sleutel in die toep:",
    copyKey: "Kopieer die sleutel",
    onPhone: "Op hierdie foon: maak my toep daarmee oop",
    confirm: "Tik die kode in wat die toep wys",
    hint: "Ses syfers. Dit bewys dat toep en rekening bymekaar hoort.",
    submit: "Gaan voort",
    cancel: "Kanselleer",
  },
  keep: {
    heading: "Hou hierdie tien kodes",
    lead: "As jou foon verlore is, laat ’n kode jou in. Elkeen werk een keer. Ons wys hulle net nou.",
    soon: "Niks is nog aangeskakel nie. Druk die knoppie hieronder binne 15 minute ná jou laaste druk hier: daarna tel hierdie kodes niks.",
    void: "Jy is afgemeld voordat die tweede stap aangeskakel is. Hierdie kodes laat niemand in nie: gooi dit asseblief weg, meld weer aan en stel die tweede stap nog een keer op.",
    print: "Druk",
    download: "Laai af",
    copy: "Kopieer",
    copied: "Gekopieer",
    kept: "Ek het hulle gebêre waar ek hulle sonder my foon kry.",
    switchOn: "Skakel die tweede stap aan",
    done: "Klaar",
    paper: "{brand} herstelkodes",
    whose: "Vir die rekening van {name} ({username}), {product}. Gemaak op {day}.",
    how: "Elke kode laat jou een keer in in plaas van die kode uit jou toep, na jou wagwoord. Merk dit af wanneer jy dit gebruik het.",
    where:
      "Hou hierdie bladsy waar jy jou identiteitsdokument hou, nie langs die rekenaar nie. Verloor? Maak nuwe kodes in jou rekening: die oues werk dan nie meer nie. Hulp: {phone}, {email}",
  },
  told: {
    on: "Die tweede stap is aan.",
    onMore:
      "Van nou af vra ons na jou wagwoord ’n kode uit jou toep. As jou foon verlore is, gebruik ’n herstelkode en verander dan die toep hier. As die kodes ook verlore is, bel ons: 72 uur later eindig die tweede stap.",
    app: "Jou toep is verander.",
    appMore: "Die kodes van die ou toep laat niemand meer in nie. Jou herstelkodes bly.",
    off: "Die tweede stap is af.",
    offMore: "Jou wagwoord alleen laat jou weer in. Toegangsleutels werk steeds.",
    renewed: "Jy het nuwe herstelkodes.",
    renewedMore: "Die oues laat niemand meer in nie.",
    forgotten: "Geen toestel word meer onthou nie.",
    forgottenMore: "Ons vra weer ’n kode op elke toestel.",
  },
};
