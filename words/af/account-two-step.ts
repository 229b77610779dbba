import type { accountTwoStepWords as english } from "../en/account-two-step.ts";
import type { Translation } from "../text/translation.ts";

/** Two-step verification of account settings: how it is set up, kept and switched off. */
export const accountTwoStepWords: Translation<typeof english> = {
  on: "Aan",
  off: "Af",
  lead: "Ná jou wagwoord vra ons vir ’n kode uit ’n toep op jou foon. Met ’n toegangsleutel is geen kode nodig nie.",
  leadOff:
    "Hiermee vra ons ná jou wagwoord ook vir ’n kode uit ’n toep op jou foon. Met ’n gesteelde wagwoord alleen kan niemand dan inkom nie.",
  notOffered: "Tweestapverifikasie is nie vir hierdie rekening beskikbaar nie.",
  unverified: "Bevestig eers jou e-posadres, hieronder.",
  required: {
    practice: "Hierdie rekening vereis tweestapverifikasie, en jy kan dit dus nie afskakel nie.",
    academic: "Jou instelling vereis tweestapverifikasie, en jy kan dit dus nie afskakel nie.",
  },
  asked: {
    practice: "Hierdie rekening vereis tweestapverifikasie. Stel dit asseblief op.",
    academic: "Jou instelling vereis tweestapverifikasie. Stel dit asseblief op.",
  },
  endsNote:
    "Iemand het ons gevra om tweestapverifikasie te beëindig. Dit eindig {moment}. As jy jou toep of ’n herstelkode het, meld een keer daarmee aan: dan bly tweestapverifikasie.",
  setUp: "Stel tweestapverifikasie op",
  app: {
    name: "Verifikasietoep",
    since: "Opgestel op {day}",
    change: "Verander toep",
  },
  codes: {
    name: "Herstelkodes",
    left: "Nog {left} van {all} oor",
    about: "Met elke kode kan jy een keer aanmeld wanneer jou foon nie by jou is nie.",
    renew: "Maak nuwe kodes",
  },
  devices: {
    name: "Toestelle wat ons onthou",
    number: "{number}",
    this: "Op hierdie toestel vra ons eers weer ná {day}.",
    forget: "Vergeet alle toestelle",
  },
  switchOff: "Skakel af",
  reasons: {
    begin: "Jy gaan nou tweestapverifikasie opstel.",
    change: "Jy gaan nou die toep van jou tweestapverifikasie verander.",
    confirm: "Jy gaan nou tweestapverifikasie opstel.",
    on: "Jy gaan nou tweestapverifikasie aanskakel.",
    off: "Jy gaan nou tweestapverifikasie afskakel.",
    renew: "Jy gaan nou nuwe herstelkodes maak.",
  },
  setup: {
    steps: "Stappe van die opstelling",
    end: "Klaar",
    heading: "Jou toep",
    open: "Maak jou verifikasietoep oop",
    openMore:
      "Enige toep wat kodes van ses syfers maak, is goed genoeg, en jou foon het dalk reeds een. Nog geen toep nie? In jou foon se toepwinkel is daar verskeie wat gratis is.",
    scan: "Skandeer hierdie prent daarmee",
    picture: "’n Prent vir jou verifikasietoep",
    type: "Of, as jy dit nie kan skandeer nie, tik hierdie sleutel in die toep in:",
    copyKey: "Kopieer die sleutel",
    onPhone: "Op hierdie foon: maak dit in my toep oop",
    confirm: "Tik die kode in wat die toep wys",
    hint: "Ses syfers. So weet ons dat die toep en die rekening bymekaar hoort.",
    submit: "Gaan voort",
  },
  keep: {
    heading: "Bêre hierdie tien kodes",
    lead: "As jy jou foon verloor, kan jy met ’n kode aanmeld. Elkeen werk een keer. Ons wys hulle net hierdie een keer.",
    soon: "Nog niks is aangeskakel nie. Druk die knoppie hieronder binne 15 minute nadat jy hier laas iets gedoen het: daarna werk hierdie kodes nie.",
    void: "Hierdie kodes werk nie, so gooi dit asseblief weg: nuwer kodes is in ’n ander oortjie gemaak, of jy is afgemeld voordat tweestapverifikasie aangeskakel is. As dit nie aan is wanneer jy weer aanmeld nie, stel dit asseblief weer op.",
    print: "Druk",
    download: "Laai af",
    copy: "Kopieer",
    copied: "Gekopieer",
    kept: "Ek het hulle gebêre waar ek hulle sonder my foon kan kry.",
    switchOn: "Skakel tweestapverifikasie aan",
    done: "Klaar",
    paper: "Herstelkodes van {brand}",
    whose: "Vir die rekening van {name} ({username}), {product}. Gemaak op {day}.",
    how: "Met elke kode kan jy een keer aanmeld, ná jou wagwoord, in plaas van met die kode uit jou toep. Merk dit af wanneer jy dit gebruik het.",
    where:
      "Bêre hierdie bladsy waar jy jou identiteitsdokument bêre, nie langs die rekenaar nie. Het jy dit verloor? Maak nuwe kodes in jou rekening: die oues werk dan nie meer nie. Hulp: {phone}, {email}",
  },
  told: {
    on: "Tweestapverifikasie is aan.",
    onMore:
      "Van nou af vra ons ná jou wagwoord vir ’n kode uit jou toep. As jy jou foon verloor, gebruik ’n herstelkode en verander dan die toep hier. As jy ook die kodes verloor, bel ons: 72 uur later eindig tweestapverifikasie.",
    app: "Jou toep is verander.",
    appMore: "Die kodes van die ou toep werk nie meer nie. Jou herstelkodes bly geldig.",
    off: "Tweestapverifikasie is af.",
    offMore: "Jy kan weer met net jou wagwoord aanmeld. Toegangsleutels werk steeds.",
    renewed: "Jy het nuwe herstelkodes.",
    renewedMore: "Die oues werk nie meer nie.",
    forgotten: "Ons onthou geen toestel meer nie.",
    forgottenMore: "Ons vra weer op elke toestel vir ’n kode.",
  },
};
