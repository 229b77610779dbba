import { domainToASCII } from "node:url";

/**
 * The form under which a username is unique and found: trimmed, compatibility forms folded (NFKC),
 * lower case without a language's rules. `ı` stays another letter than `i` (SEC-C11). Marks that nobody sees stay as
 * well: imported names of two accounts may differ by one alone.
 */
export function canonicalUsername(text: string): string {
  const folded = fold(text.trim());
  return folded.includes("@") ? canonicalEmail(folded) : folded;
}

/**
 * The form under which an address is unique and found (SEC-D17): local part folded and lower case,
 * domain in punycode. Mail always goes to the address as it was stored, never to this form.
 */
export function canonicalEmail(text: string): string {
  const folded = fold(text.trim());
  const at = folded.lastIndexOf("@");
  if (at === -1) return folded;
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().normalize("NFKC");
}
