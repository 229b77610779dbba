import { brand } from "@frontdoor/brand/brand.ts";
import type { twoStepWords as english } from "../en/two-step.ts";
import type { Translation } from "../text/translation.ts";

/** Two-step verification. */
export const twoStepWords: Translation<typeof english> = {
  heading: "Isiqinisekiso sezinyathelo ezimbili",
  lead: `Faka izinombolo eziyisithupha i-app yakho yokuqinisekisa ezibonisela i-${brand.name}.`,
  hint: "Ishintsha njalo ngemizuzwana engu-30. Entsha kakhulu yiyo elungile.",
  remember: "Ungabuzi kule divayisi izinsuku ezingu-30",
  rememberHint: "Kuphela kudivayisi esetshenziswa nguwe wedwa.",
  submit: "Qhubeka",
  startAgain: "Qala futhi",
  neither: {
    question: "Anginayo ifoni yami, futhi anginayo nekhodi",
    answer:
      "Sishayele ku-{phone}. Uma sesiqinisekile ukuthi nguwe, siyakubhalela, bese kuthi ngemva kwamahora angu-72 isiqinisekiso sezinyathelo ezimbili siphele. Akekho ongenza kusheshe, ngakho akekho ongathatha i-akhawunti yakho ngaleyo ndlela.",
  },
  ended: {
    heading: "Lesi sinyathelo siphelelwe yisikhathi",
    text: "Unemizuzu emihlanu nemizamo emihlanu kuso. Akukho okulahlekile: sicela ungene futhi.",
    logIn: "Ngena futhi",
  },
};
