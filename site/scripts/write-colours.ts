import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { colourSheets } from "@frontdoor/brand/colour-css.ts";
import { accountHourStyles, showIfStyles } from "./context-styles.ts";

const colours = "/* Written by `npm run colours` from brand/src/colours.ts. */\n";
const contexts = "/* Written by `npm run colours` from contract/src/products.ts. */\n";

for (const [name, css] of Object.entries(colourSheets())) {
  await write(`../../brand/src/${name}`, colours + css);
}
await write("../app/styles/show-if.css", contexts + showIfStyles());
await write("../app/styles/account-hour.css", contexts + accountHourStyles());

async function write(path: string, css: string): Promise<void> {
  const file = new URL(path, import.meta.url);
  await writeFile(file, css);
  execFileSync("biome", ["format", "--write", fileURLToPath(file)], { stdio: "ignore" });
}
