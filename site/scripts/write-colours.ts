import { writeFile } from "node:fs/promises";
import { chosenDarkColours, lightColours, systemDarkColours } from "@frontdoor/brand/colour-css.ts";

const origin = "/* Written by `npm run colours -w site` from brand/src/colours-*.ts. */\n";

const sheets = {
  "colours-light.css": lightColours(),
  "colours-dark-chosen.css": chosenDarkColours(),
  "colours-dark-system.css": systemDarkColours(),
};
for (const [name, css] of Object.entries(sheets)) {
  await writeFile(new URL(`../../brand/src/${name}`, import.meta.url), origin + css);
}
