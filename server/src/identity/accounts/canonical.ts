import { domainToASCII } from "node:url";

/** Spaces and marks that nobody sees around a text; each run of them is read once, so that a long one costs no more. */
const outerMarks = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/**
 * The form under which a username is unique and found: trimmed, also of marks that nobody sees and no account's name
 * has, compatibility forms folded (NFKC), lower case without a language's rules. `ı` stays another letter than `i`
 * (SEC-C11).
 */
export function canonicalUsername(text: string): string {
  const folded = fold(text.replace(outerMarks, ""));
  return folded.includes("@") ? canonicalEmail(folded) : folded;
}

/**
 * The form under which an address is unique and found (SEC-D17): local part folded and lower case,
 * domain in punycode. Mail always goes to the address as it was stored, never to this form.
 */
export function canonicalEmail(text: string): string {
  const folded = fold(text.replace(outerMarks, ""));
  const at = folded.lastIndexOf("@");
  if (at === -1) return folded;
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFKC");
}
