import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

export const isW3mInstalled = existsSync("/usr/bin/w3m") && existsSync("/usr/bin/script");

/** In w3m's menus and lines of input. */
const keys = { command: "\u0018", enter: "\r", clear: "\u0015" };

/** What w3m does at the cursor: on a field it asks for its text, a link it follows, a button it presses. */
const activate = "GOTO_LINK";

const search = (text: string) => `SEARCH "${text}"`;

export type W3m = Awaited<ReturnType<typeof startW3m>>;

/**
 * Starts Debian's w3m at a terminal (`script` gives it one) and presses its keys as a person would. w3m reads the
 * HTML, keeps the cookies, fills in and sends the forms and follows redirects; only the keys are ours.
 * @param url of the first page
 */
export async function startW3m(url: string) {
  const folder = mkdtempSync(join(tmpdir(), "w3m-"));
  const keymap = join(folder, "keymap");
  writeFileSync(keymap, "keymap C-x COMMAND\n");
  const options = {
    keymap_file: keymap,
    use_cookie: 1,
    accept_cookie: 1,
    confirm_qq: 0,
    wrap_search: 0,
    ignorecase_search: 0,
    use_history: 0,
  };
  const given = Object.entries(options).map(([name, value]) => `-o ${name}=${value}`);
  const terminal: ChildProcess = spawn(
    "script",
    ["-qfc", `stty cols 200 rows 60; exec w3m ${given.join(" ")} '${url}'`, "/dev/null"],
    { env: { PATH: process.env.PATH, HOME: folder, TERM: "vt100", LC_ALL: "C.UTF-8" } },
  );
  const ended = once(terminal, "exit");
  // A terminal whose screen nobody reads would stop the program.
  terminal.stdout?.resume();
  const type = (text: string) => terminal.stdin?.write(text);
  const run = (...functions: string[]) =>
    type(`${keys.command}${functions.join("; ")}${keys.enter}`);
  let saved = 0;

  /** The page as it is shown. It is saved after all that was asked for before. */
  async function read(): Promise<string> {
    saved += 1;
    const file = join(folder, `page-${saved}`);
    const written = `${file}-is-written`;
    run(`SAVE_SCREEN ${file}`, `SAVE_SCREEN ${written}`);
    for (let tries = 0; tries < 600 && !existsSync(written); tries += 1) await setTimeout(50);
    return readFileSync(file, "utf8");
  }

  return {
    read,
    open: (address: string) => run(`GOTO ${address}`),
    /** Fills in the field after a text. */
    fill(after: string, text: string) {
      run("BEGIN", search(after), "NEXT_LINK", activate);
      type(`${keys.clear}${text}${keys.enter}`);
    },
    /** Chooses an option by its words, from the list after a text. */
    choose(after: string, option: string) {
      run("BEGIN", search(after), "NEXT_LINK", activate);
      type(`/${option}${keys.enter}${keys.enter}`);
    },
    /** Presses the link or the button that comes with the last of these texts, each searched for after the one before. */
    press: (...texts: string[]) => run("BEGIN", ...texts.map(search), activate),
    /** Sets the radio button or the box before the last of these texts. */
    check: (...texts: string[]) => run("BEGIN", ...texts.map(search), "PREV_LINK", activate),
    async close() {
      terminal.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
