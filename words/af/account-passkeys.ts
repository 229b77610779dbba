import type { accountPasskeysWords as english } from "../en/account-passkeys.ts";
import type { Translation } from "../text/translation.ts";

/** The passkeys of account settings. */
export const accountPasskeysWords: Translation<typeof english> = {
  heading: "Toegangsleutels",
  none: "Nog geen toegangsleutel nie",
  about:
    "Met ’n toegangsleutel meld jy aan met jou gesig, jou vinger of die kode van jou toestel. Daar is niks om te onthou nie, en niks wat ’n vals bladsy kan steel nie.",
  shared: "Nie op ’n rekenaar wat ander mense onder jou naam gebruik nie.",
  unverified: "Bevestig eers jou e-posadres, hieronder.",
  cannot:
    "Hierdie blaaier kan nie met toegangsleutels werk nie. ’n Nuwer blaaier op ’n foon of rekenaar kan wel.",
  add: "Voeg ’n toegangsleutel by",
  added: "Bygevoeg {moment}",
  used: "Bygevoeg {added} · laas gebruik {moment}",
  rename: "Hernoem",
  renameNamed: "Hernoem {name}",
  save: "Stoor naam",
  remove: "Verwyder",
  removeNamed: "Verwyder {name}",
  isNew: "Nuut",
  reasons: {
    add: "Jy gaan nou ’n toegangsleutel byvoeg.",
    remove: "Jy gaan nou ’n toegangsleutel verwyder.",
    rename: "Jy gaan nou ’n toegangsleutel hernoem.",
  },
  done: {
    added: "Jou toegangsleutel is bygevoeg.",
    addedMore:
      "Meld volgende keer daarmee aan in plaas van met jou wagwoord. Ons het jou per e-pos laat weet.",
    removed: "Die toegangsleutel is verwyder.",
    removedMore: "Niemand kan meer daarmee aanmeld nie. Jy kan dit ook op jou toestel uitvee.",
    renamed: "Die naam is gestoor.",
    renamedMore: "Niks anders het verander nie.",
  },
  cancelled: "Geen toegangsleutel is bygevoeg nie. Niks het verander nie.",
  already: "Hierdie toestel het reeds ’n toegangsleutel van jou rekening.",
  failed:
    "Jou blaaier kon nie ’n toegangsleutel maak nie. Probeer asseblief weer, of op ’n ander toestel.",
  offer: {
    heading: "Volgende keer sonder ’n wagwoord?",
    text: "Met ’n toegangsleutel op hierdie toestel meld jy aan met jou gesig, jou vinger of die kode van die toestel. Jou gesig en vingerafdruk verlaat nooit jou toestel nie.",
    notNow: "Nie nou nie",
    more: "As jy “Nie nou nie” sê, vra ons nie weer op hierdie toestel nie.",
  },
};
