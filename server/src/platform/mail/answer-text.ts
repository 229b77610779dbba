import type { Message } from "./message.ts";

const longestAnswer = 240;
/** Only so many letters of a response, which may be a whole page, are searched: the time grows with their square. */
const longestRead = 2_000;

/**
 * The other side's response in one line without personal details (SEC-H3): without addresses, numbers, codes, links and
 * whatever it repeats of the message.
 * @param status put in front, with an enhanced status code where there is one
 */
export function answerText(
  status: string,
  text: string,
  message: Pick<Message, "to" | "text">,
): string {
  const unrepeated = repeatedParts(message).reduce(
    (left, part) => left.replaceAll(new RegExp(RegExp.escape(part), "gi"), "…"),
    text,
  );
  const words = beginningOf(unrepeated)
    .replace(/<[^>]*>/g, " ")
    .replace(/\bhttps?:\/\/\S*/gi, "…")
    .replace(/\S*[@\uFF20]\S*/g, "…")
    .replace(/\+?\d(?:[\s().-]{0,2}\d){5,}/g, "…")
    .replace(/(?=[\p{L}\p{N}_-]*\p{N})[\p{L}\p{N}_-]{4,}/gu, "…")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/\u2026(?:[ \u2026]*\u2026)?/g, "…")
    .trim();
  return `${status} ${words}`.trim().slice(0, longestAnswer);
}

/** Drops a word that the cut has shortened: of an address it would be the part that names somebody. */
const beginningOf = (text: string) =>
  text.length > longestRead ? text.slice(0, longestRead).replace(/\S*$/, "") : text;

/** Longest first: an address is taken out before its local part. */
function repeatedParts({ to, text }: Pick<Message, "to" | "text">): string[] {
  const [localPart = ""] = to.split("@");
  return [text, to, localPart].filter((part) => part.length > 2);
}

/** The status and enhanced status code of an SMTP response (RFC 3463), and its text. */
export function smtpAnswer(response: string, message: Pick<Message, "to" | "text">): string {
  const lines = response.split(/\r?\n/);
  const [, status = "", enhanced = ""] =
    /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  const words = lines.map((line) => line.replace(/^\d{3}[ -](?:\d\.\d{1,3}\.\d{1,3}\b)?/, ""));
  return answerText(`${status} ${enhanced}`.trim(), words.join(" "), message);
}
