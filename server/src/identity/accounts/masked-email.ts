/** Masks an address so that its owner recognises it, and nobody can write to it or tell its length: `l***@e***.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const [ending = ""] = /\.[^.]*$/.exec(domain) ?? [];
  return `${[...email][0] ?? ""}***@${[...domain][0] ?? ""}***${ending}`;
}
