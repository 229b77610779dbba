import { brand } from "@frontdoor/brand/brand.ts";
import type { requestRemovalWords as english } from "../en/request-removal.ts";
import type { Translation } from "../text/translation.ts";

const { patient } = brand.products;

/** Account removal (S2.165–S2.170). */
export const requestRemovalWords: Translation<typeof english> = {
  heading: "Verwydering van rekening",
  /** Without script a press asks whose account it is. */
  look: "Wys die versoek",
  checking: "Jou versoek word nagegaan",
  invalid: {
    error: "Hierdie skakel is nie geldig nie: dit is reeds gebruik, of dit het verval.",
    howToAsk: `Om jou rekening te verwyder, maak die ${patient.fullName}-toep oop, gaan na die rekeninginstellings en vra daar vir die verwydering. Jy kry dan ’n nuwe skakel.`,
  },
  request: {
    lead: "Ons is gevra om hierdie rekening te verwyder.",
    user: "Versoek van gebruiker",
    account: "Rekening {userId}",
  },
  consequences: {
    lead: "Sodra jy bevestig:",
    noLogin: "Niemand kan meer by die rekening aanmeld nie.",
    sharedWithNobody: "Die besonderhede daarin word met niemand gedeel nie.",
    archived:
      "Gesondheidsrekords word volgens die HPCSA-riglyn minstens ses jaar lank bewaar. Die profiel word dus geargiveer, nie uitgewis nie.",
    final: "Dit kan nie hier ongedaan gemaak word nie.",
  },
  confirm: "Bevestig verwydering",
  keep: "Behou my rekening",
};
