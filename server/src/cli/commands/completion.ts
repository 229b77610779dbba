import type { Command } from "../command.ts";
import { completedShells, completionScript } from "../completion.ts";
import { chosenValue } from "../given-values.ts";

/** @param others what is completed beside this command itself */
export function completionCommand(others: readonly Command[]): Command {
  const own: Command = {
    usage: "completion <shell>",
    example: "completion bash > ~/.local/share/bash-completion/completions/frontdoor",
    asks: [],
    summary: "Prints a script by which bash or zsh completes these commands",
    async run(given) {
      const shell = chosenValue(given, "shell", completedShells);
      const script = completionScript([...others, own], shell);
      return { data: { shell, script }, text: script };
    },
  };
  return own;
}
