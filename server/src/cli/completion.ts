import { type Command, commandWords } from "./command.ts";
import { chosenValue } from "./given-values.ts";

const completedShells = ["bash", "zsh"] as const;
type CompletedShell = (typeof completedShells)[number];

/**
 * A script that completes the words and options of every command in a shell, and the values of options that have a
 * few. It knows the commands of this version and asks nobody.
 */
export function completionScript(commands: readonly Command[], shell: CompletedShell): string {
  // zsh runs what was written for bash.
  const before = shell === "zsh" ? "autoload -U +X bashcompinit && bashcompinit\n" : "";
  return `${before}_frontdoor() {
  local word="\${COMP_WORDS[COMP_CWORD]}" last="\${COMP_WORDS[COMP_CWORD-1]}"
  local typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}" words options option rest offered=""
  while IFS="|" read -r words options; do
    if [[ "$typed " == "$words "* ]]; then
      for option in $options; do
        if [[ "\${option%%=*}" == "$last" && "$option" == *=* ]]; then
          COMPREPLY=($(compgen -W "$(tr "," " " <<< "\${option#*=}")" -- "$word"))
          return
        fi
        offered+=" \${option%%=*}"
      done
      [[ "$word" == -* ]] || offered=""
      break
    elif [[ -z "$typed" || "$words " == "$typed "* ]]; then
      rest="\${words#"$typed"}"
      rest="\${rest# }"
      offered+=" \${rest%% *}"
    fi
  done <<< "${commands.map(lineOf).join("\n")}"
  COMPREPLY=($(compgen -W "$offered" -- "$word" | sort -u))
}
complete -o default -F _frontdoor frontdoor
`;
}

/** `account show|--realm=practice,academic --json --help` */
function lineOf(command: Command): string {
  const own = Object.entries(command.options ?? {}).map(([name, { choices = [] }]) =>
    choices.length === 0 ? `--${name}` : `--${name}=${choices.join(",")}`,
  );
  return `${commandWords(command).join(" ")}|${[...own, "--json", "--help"].join(" ")}`;
}

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
