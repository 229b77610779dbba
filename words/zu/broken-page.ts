import type { brokenPageWords as english } from "../en/broken-page.ts";
import type { Translation } from "../text/translation.ts";

/** What stands for a page that could not be shown. */
export const brokenPageWords: Translation<typeof english> = {
  heading: "Leli khasi alikwazi ukuboniswa",
  lead: "Kukhona okungahambanga kahle ngakithi. Sicela ulayishe ikhasi futhi.",
  help: "Uma lokho kungasizi, sicela ubhalele ku-{email} noma ushayele ku-{phone}, sizokusiza.",
  again: "Layisha futhi",
  home: "Iya ekhasini lokuqala",
};
