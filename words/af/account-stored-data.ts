import type { accountStoredDataWords as english } from "../en/account-stored-data.ts";
import type { Translation } from "../text/translation.ts";

/** On account settings: what is kept about the person. */
export const accountStoredDataWords: Translation<typeof english> = {
  lead: "Wat jy in {product} aanteken, word daar bewaar, nie hier nie.",
  labels: {
    name: "Naam",
    place: "Praktyk of rol",
    hpcsaNumber: "HPCSA-nommer",
    identity: "Identiteit",
    practiceNumber: "Praktyknommer",
    username: "Gebruikersnaam",
    email: "E-posadres",
    cellNumber: "Selfoonnommer",
  },
  identities: {
    IDDOC: "Suid-Afrikaanse ID wat op {end} eindig. Dit word geënkripteer bewaar.",
    PASSPORT: "Paspoort wat op {end} eindig. Dit word geënkripteer bewaar.",
  },
  fold: "Alles: aanmeldings, boodskappe en veranderinge",
  loading: "Jou data word gelaai",
  readAt:
    "{moment} gelees. Die name is dié van ons databasis, soos hulle in die lêer staan. Geheime word genoem en nooit gewys nie.",
  count: { one: "Een ry", other: "{count} rye" },
  nothing: "Leeg",
  yes: "Ja",
  no: "Nee",
  show: "Wys dit",
  download: "Laai as ’n lêer af",
  downloaded: "Jou lêer is gereed.",
  downloadedMore: "Dit bevat alles. Bewaar dit waar net jy dit kan lees.",
};
