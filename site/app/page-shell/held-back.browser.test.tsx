import { expect, test } from "vitest";
import { heldForScript } from "../parts/no-script/held-back.ts";
import { writeOutAsParsed } from "./held-back.ts";

const built = [
  '<p>Read <button type="button" command="show-modal" commandfor="d">the <b>terms</b> &amp; "more"</button>',
  '<noscript> <a href="/about#terms">the terms</a></noscript>',
  ' or <a href="/forgotpassword">ask</a><noscript><a href="/forgotpassword?product=academic">ask</a></noscript></p>',
  '<form><input name="kept"><button type="submit">Send</button></form>',
  '<button type="button" popoverTarget="menu">Menu</button>',
  '<dialog id="d"><h2>Terms</h2><button type="button" disabled="">Close</button></dialog>',
].join("");

/** What a text browser reads of HTML. */
const readIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("a text browser reads nothing that works by script alone", () => {
  expect(readIn(heldForScript(built))).toBe("Read the terms or ask Send Menu");
});

test("while a page is parsed, its script puts all of it back before anything is painted", async () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error("There is no frame.");
  page.open();
  const held = heldForScript(built);
  writeOutAsParsed(page);
  const left: number[] = [];
  for (const part of held.split(/(?=<\/?i\b)|(?<=i>)/)) {
    page.write(part);
    await Promise.resolve();
    left.push(page.querySelectorAll("[data-text]").length);
  }
  page.close();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const whole = document.createElement("div");
  whole.innerHTML = built;
  expect(page.body.innerHTML).toBe(whole.innerHTML);
  expect(new Set(left)).toEqual(new Set([0]));
  frame.remove();
});
