import { oddTexts } from "../hostile/odd-values.ts";
import type { Random } from "../hostile/random.ts";

const letters = "aZ09 .,;:-_@+()/\\\"'=&%*?[]{}<>#\n\r\t\0éß\u0301\u200b\u00ad٣𝟙😀";
const longest = 2_000;

/** Another text made of one that is known, of a second one, or of pieces that often mean something. */
export function mutatedText(
  text: string,
  {
    random,
    others,
    pieces,
  }: { random: Random; others: readonly string[]; pieces: readonly string[] },
): string {
  let made = text;
  for (let times = random.below(4); times >= 0; times -= 1) {
    made = once(made, random, others, pieces);
  }
  return made.slice(0, longest);
}

function once(
  text: string,
  random: Random,
  others: readonly string[],
  pieces: readonly string[],
): string {
  const at = random.below(text.length + 1);
  const until = at + random.below(text.length - at + 1);
  const [before, cut, after] = [text.slice(0, at), text.slice(at, until), text.slice(until)];
  switch (random.below(9)) {
    case 0:
      return before + after;
    case 1:
      return before + cut + cut + after;
    case 2:
      return before + random.pick([...letters]) + cut + after;
    case 3:
      return before + random.pick([...letters]) + text.slice(at + 1);
    case 4:
      return before + random.pick(pieces) + after;
    case 5:
      return before + random.pick(others).slice(random.below(10));
    case 6:
      return before + String.fromCharCode(random.below(65_536)) + cut + after;
    case 7:
      return before + random.pick(oddTexts).slice(0, 40) + after;
    default:
      return random.percent(50)
        ? text.toUpperCase()
        : before + cut.repeat(1 + random.below(6)) + after;
  }
}
