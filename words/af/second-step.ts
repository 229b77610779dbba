import { brand } from "@frontdoor/brand/brand.ts";
import type { secondStepWords as english } from "../en/second-step.ts";
import type { Translation } from "../text/translation.ts";

/** The second step of a login. */
export const secondStepWords: Translation<typeof english> = {
  heading: "Nog een stap",
  lead: `Tik die ses syfers in wat jou verifikasietoep vir ${brand.name} wys.`,
  hint: "Dit verander elke 30 sekondes. Die nuutste een is reg.",
  remember: "Moenie vir 30 dae op hierdie toestel vra nie",
  rememberHint: "Net op ’n toestel wat joune alleen is.",
  submit: "Gaan voort",
  useRecoveryCode: "Gebruik ’n herstelkode",
  startAgain: "Begin weer",
  recovery: {
    heading: "Herstelkode",
    hint: "Tien letters en syfers, uit die lys wat jy gehou het. Elkeen werk een keer.",
    wrong: "Hierdie herstelkode is nie reg nie, of is al gebruik. Elkeen werk een keer.",
    useApp: "Tik ’n kode uit my toep in",
  },
  neither: {
    question: "Ek het nie my foon óf ’n kode nie",
    answer:
      "Bel ons by {phone}. Nadat ons seker gemaak het dat dit jy is, skryf ons vir jou, en 72 uur later eindig die tweede stap. Niemand kan dit vinniger maak nie, en so kan niemand jou rekening op dié manier kry nie.",
  },
  ended: {
    heading: "Hierdie stap het geëindig",
    text: "Dit wag vyf minute en vyf pogings lank. Niks is verlore nie: meld asseblief weer aan.",
    logIn: "Meld weer aan",
  },
};
