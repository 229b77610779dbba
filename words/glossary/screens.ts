import type { Thing } from "./thing.ts";

/** What pages, mails and forms speak of. */
export const screenThings: readonly Thing[] = [
  {
    english: "device",
    forms: ["device*"],
    names: {
      af: { term: "toestel", forms: ["toestel*"] },
      zu: { term: "idivayisi, amadivayisi", forms: ["*divayisi"], never: ["*zidivayisi"] },
    },
  },
  {
    english: "browser",
    forms: ["browser*"],
    names: {
      af: { term: "blaaier", forms: ["blaaier*"], never: ["webblaaier*"] },
      zu: { term: "isiphequluli", forms: ["*phequlul*"], never: ["*brawuza*"] },
    },
  },
  {
    english: "website",
    forms: ["website*"],
    names: {
      af: { term: "webwerf", forms: ["*webwerf"], never: ["webtuiste*", "webblad*"] },
      zu: { term: "iwebhusayithi", forms: ["*webhusayithi"], never: ["isayithi", "*ngosi"] },
    },
  },
  {
    english: "message",
    forms: ["message", "messages"],
    names: {
      af: { term: "boodskap", forms: ["boodskap*"] },
      zu: { term: "umlayezo", forms: ["*layezo"], never: ["*yalezo"] },
    },
  },
  {
    english: "spam folder",
    forms: ["spam folder"],
    names: {
      af: { term: "gemorspos (spam)", forms: ["gemorspos"], never: ["gemorsposvouer"] },
      zu: { term: "ifolda yogaxekile (spam)", forms: ["*folda yogaxekile"] },
    },
  },
  {
    english: "reference (of a failure)",
    forms: ["reference"],
    names: {
      af: { term: "verwysing" },
      zu: { term: "inombolo yereferensi", forms: ["*nombolo yereferensi"], never: ["inkomba"] },
    },
  },
  {
    english: "change (what has changed)",
    forms: [],
    names: {
      af: { term: "verandering, veranderinge", never: ["veranderings"] },
      zu: { term: "inguquko, izinguquko", never: ["*shintsho"] },
    },
  },
  {
    english: "undo, take back",
    forms: ["undo", "undone"],
    names: {
      af: { term: "maak ongedaan", forms: ["ongedaan"], never: ["terugne*", "teruggeneem"] },
      zu: { term: "hlehlisa", forms: ["*hlehlis*"] },
    },
  },
  {
    english: "type, enter",
    forms: [],
    names: {
      af: { term: "tik in", never: ["tiep*"] },
      zu: { term: "faka", never: ["*thayiph*"] },
    },
  },
  {
    english: "field of a form",
    forms: ["field"],
    names: {
      af: { term: "veld", otherwise: ["field-messages.dateFormat"] },
      zu: { term: "isikhala", forms: ["*sikhala"], never: ["*nkundla", "*nkambu"] },
    },
  },
  {
    english: "save",
    forms: ["save", "saved"],
    names: {
      af: { term: "stoor", forms: ["stoor", "gestoor"] },
      zu: { term: "londoloza", forms: ["*londoloz*"], never: ["*seyiv*"] },
    },
  },
  {
    english: "switch on, switch off",
    forms: ["switch* on", "switch* off"],
    names: {
      af: { term: "skakel aan, skakel af", forms: ["*skakel"] },
      zu: { term: "vula, vala", forms: ["*vul*", "*val*"], never: ["*cish*"] },
    },
  },
  {
    english: "expired",
    forms: ["expired"],
    names: {
      af: { term: "verval", never: ["verstryk"] },
      zu: { term: "siphelelwe yisikhathi", forms: ["*phelelwe yisikhathi"] },
    },
  },
  {
    english: "offline",
    forms: ["offline"],
    names: {
      af: { term: "vanlyn", never: ["offline", "aflyn"] },
      zu: { term: "ungaxhunyiwe", forms: ["*xhunyiwe"], never: ["offline", "online"] },
    },
  },
  {
    english: "encrypted",
    forms: ["encrypted"],
    names: {
      af: { term: "geënkripteer" },
      zu: { term: "kubethelwe", forms: ["*bethelwe"], never: ["*bhalwe ngekhodi"] },
    },
  },
  {
    english: "locked account",
    forms: ["locked"],
    names: {
      af: { term: "geslote rekening (gesluit)", forms: ["gesluit", "geslote"] },
      zu: { term: "i-akhawunti ekhiyiwe", forms: ["*khiyiwe"] },
    },
  },
  {
    english: "closed account",
    forms: ["closed"],
    names: {
      af: { term: "rekening wat toegemaak is", forms: ["toegemaak"], never: ["gesluite"] },
      zu: { term: "i-akhawunti evaliwe", forms: ["*valiwe", "*valwa"] },
    },
  },
];
