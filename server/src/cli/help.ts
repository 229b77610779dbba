import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import { staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { type Command, commandWords } from "./command.ts";
import { beginsWith } from "./parse.ts";
import { columns } from "./rows/columns.ts";

const intro = `The operator's command: it asks the front door at FRONTDOOR_URL (http://localhost:3000)
with your own key in FRONTDOOR_KEY (or the installation's in DATA_DIR/product-keys.json).`;
const outro = `Every command takes --json, which prints the answer for programs (an error as well), and --help; --version tells which one this is.
Exit codes: 0 done, 1 refused or bad news, 2 typed wrongly, 3 waiting for a second person.`;

/** Help for all commands, for a group, or for one command. */
export function help(words: readonly string[], commands: readonly Command[]): string {
  const chosen = commands.filter((command) => beginsWith(command, words));
  const [only] = chosen;
  if (chosen.length === 1 && only !== undefined && words.length === commandWords(only).length) {
    return helpOf(only);
  }
  const lines = columns(chosen.map((command) => [command.usage, command.summary]));
  return [...(words.length === 0 ? [intro, ""] : []), lines, "", outro].join("\n");
}

function helpOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, option]) => {
    const { isSwitch, meaning, choices, fallback } = option;
    const details = [
      ...(choices === undefined ? [] : [`one of ${choices.join(", ")}`]),
      ...(fallback === undefined ? [] : [`${fallback} unless given`]),
    ];
    const note = details.length === 0 ? "" : ` (${details.join("; ")})`;
    return [isSwitch ? `--${name}` : `--${name} <${name}>`, `${meaning}${note}`];
  });
  const json = ["--json", "prints the answer for programs"];
  return [
    `frontdoor ${command.usage} [options]`,
    "",
    `${command.summary}.`,
    ...whoMay(command),
    "",
    columns([...options, json]),
    "",
    `Example: frontdoor ${command.example}`,
  ].join("\n");
}

/** The roles that may make every call of the command. */
function whoMay({ asks }: Command): string[] {
  if (asks.length === 0) return [];
  const roles = staffRoles.filter((role) => asks.every((name) => mayCall(role, name)));
  return [`For ${roles.join(", ")}.`];
}
