import { cheapestCost } from "../../../platform/hashing/hash-cost.ts";
import { costFor, millisecondsOf } from "../../../platform/hashing/password-cost.ts";
import type { Command } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";

export const passwordCostCommands: readonly Command[] = [
  {
    usage: "password-cost",
    example: "password-cost --milliseconds 80",
    asks: [],
    summary:
      "Measures what a password hash may cost on this machine and prints the variables for it",
    options: {
      milliseconds: { meaning: "how long one hash is to take", fallback: "50" },
    },
    async run(given) {
      const wanted = Number(given.option("milliseconds"));
      if (!(wanted >= 1 && wanted <= 1_000)) {
        throw new UsageError("--milliseconds is a number from 1 to 1000; 30 to 100 is usual.");
      }
      const cost = costFor(wanted, await millisecondsOf(cheapestCost));
      const milliseconds = Math.round(await millisecondsOf(cost));
      const told = [
        `ARGON2_MEMORY_KIB=${cost.memoryKiB}`,
        `ARGON2_ITERATIONS=${cost.iterations}`,
        `# One hash takes ${milliseconds} ms here while little else runs.`,
      ];
      return { data: { ...cost, milliseconds }, text: told.join("\n") };
    },
  },
];
