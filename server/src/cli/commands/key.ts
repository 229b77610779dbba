import { createProductKey, keyHolders } from "@frontdoor/contract/products/keys.ts";
import { addProductKey, newProductKey } from "../../integrations/keys/product-keys-store.ts";
import { auditThing } from "../../platform/audit/audit.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { callCommand, done, listCommand } from "../call-command.ts";
import type { Command } from "../command.ts";
import { CommandFailed } from "../command-failed.ts";
import { chosenValue } from "../given-values.ts";
import { replaceKeyInFile } from "../key-file.ts";
import { reasonOf, reasonOption } from "../reason-option.ts";
import { operatorHere, withDatabase } from "../with-database.ts";

export const keyCommands: readonly Command[] = [
  listCommand("listProductKeys", {
    usage: "key list",
    example: "key list --holder practice",
    summary: "Lists the keys of the product API that are valid now",
    options: { holder: { meaning: "only of this holder", choices: keyHolders } },
  }),
  {
    usage: "key rotate <holder>",
    example: "key rotate practice --reason 'yearly change'",
    asks: ["createProductKey"],
    summary: "Makes another key of a holder; the old ones stay valid until you end them",
    options: {
      label: { meaning: "what it is for", fallback: "made by key rotate" },
      ...reasonOption,
    },
    async run(given, { ask, config }) {
      const holder = chosenValue(given, "holder", keyHolders);
      const label = given.option("label") ?? "";
      const reason = reasonOf(given);
      const made = await ask(createProductKey, { body: { holder, label, reason } });
      const openedBy = config.key();
      const kept = replaceKeyInFile(config.dataDir, { holder, key: made.key, openedBy });
      const where = kept.file === null ? kept.reason : `It stands in ${kept.file} as well.`;
      const told = [
        made.key,
        where,
        `Its id is ${made.id}. It is shown once; "key list" names the old ones.`,
      ];
      return { data: { ...made, ...kept }, text: told.filter((line) => line !== "").join("\n") };
    },
  },
  callCommand("endProductKey", {
    usage: "key end <id>",
    example: "key end 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'replaced'",
    summary: "Ends a key at once",
    options: reasonOption,
    printed: done("ended", "It opens nothing any more."),
  }),
  {
    usage: "key first",
    example: "key first",
    asks: [],
    summary: "Puts an operator's key straight into the PostgreSQL database of DATABASE_URL",
    async run(_given, { config }) {
      if (config.databaseUrl === null) {
        throw new CommandFailed(
          "Set DATABASE_URL. With the embedded database the server makes keys.",
        );
      }
      const key = newProductKey();
      const id = await withDatabase(config, ({ kysely }) => addOperatorKey(kysely, key));
      return { data: { id, key }, text: `${key}\nIts id is ${id}. It is shown once.` };
    },
  },
];

/**
 * Adds the key with its audit event, which the product API writes for every other key.
 * @returns its id
 */
function addOperatorKey(db: Db, key: string): Promise<string> {
  const clock = systemClock;
  return db.transaction().execute(async (tx) => {
    const row = { clock, holder: "operator", key, label: "key first" } as const;
    const keyId = await addProductKey(tx, row);
    const details = { keyId, holder: row.holder, reason: row.label };
    await auditThing(tx, { clock }, "product-key-made", operatorHere, details);
    return keyId;
  });
}
