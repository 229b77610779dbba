import { writeFile } from "node:fs/promises";
import { chosenDarkColours, lightColours, systemDarkColours } from "@frontdoor/brand/colour-css.ts";
import { contextStyles } from "./context-styles.ts";

const colours = "/* Written by `npm run colours -w site` from brand/src/colours-*.ts. */\n";
const contexts = "/* Written by `npm run colours -w site` from contract/src/products.ts. */\n";

const sheets = {
  "../../brand/src/colours-light.css": colours + lightColours(),
  "../../brand/src/colours-dark-chosen.css": colours + chosenDarkColours(),
  "../../brand/src/colours-dark-system.css": colours + systemDarkColours(),
  "../app/styles/contexts.css": contexts + contextStyles(),
};
for (const [path, css] of Object.entries(sheets)) {
  await writeFile(new URL(path, import.meta.url), css);
}
