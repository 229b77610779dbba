import type { Command } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { completedShells, completionScript } from "../completion.ts";

/** @param others what is completed beside this command itself */
export function completionCommand(others: readonly Command[]): Command {
  const own: Command = {
    words: ["completion"],
    example: "completion bash > ~/.local/share/bash-completion/completions/frontdoor",
    asks: [],
    summary: "Prints a script by which bash or zsh completes these commands",
    values: ["shell"],
    options: {},
    async run(given) {
      const shell = completedShells.find((name) => name === given.value("shell"));
      if (shell === undefined) {
        throw new UsageError(`<shell> is one of ${completedShells.join(", ")}.`);
      }
      const script = completionScript([...others, own], shell);
      return { data: { shell, script }, text: script };
    },
  };
  return own;
}
