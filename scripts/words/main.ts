import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { addLanguage } from "./add-language.ts";

/** `npm run words`: `-- add xh` begins a language. */
const [command, code = ""] = process.argv.slice(2);
const folder = join(import.meta.dirname, "../../words");
if (command === "add") {
  addLanguage(folder, code);
  spawnSync("biome", ["check", "--write", folder], { stdio: "inherit" });
  console.log(`words/${code} holds the English words: write ${code} in their place.`);
} else {
  console.error("npm run words -- add xh");
  process.exitCode = 1;
}
