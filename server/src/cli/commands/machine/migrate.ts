import { grantApplication } from "../../../platform/database/application-rights.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import type { Command } from "../../command.ts";
import { withExistingDatabase } from "../../with-database.ts";

export const migrateCommands: readonly Command[] = [
  {
    usage: "migrate",
    example: "migrate --grant frontdoor_app",
    asks: [],
    summary: "Brings the database to this version, as a start does; any number may do it at once",
    options: {
      grant: {
        meaning:
          "give the role of this name what a process needs; run by the owner of the database",
      },
    },
    async run(given, { config }) {
      // The first start makes the embedded one, with its key: it would refuse one that has none.
      const applied = await withExistingDatabase(config, async (database) => {
        const steps = await migrate(database);
        const role = given.option("grant");
        if (role !== undefined) await grantApplication(database, role);
        return steps;
      });
      const text =
        applied.length === 0 ? "The database is of this version already." : applied.join("\n");
      return { data: { applied }, text };
    },
  },
];
