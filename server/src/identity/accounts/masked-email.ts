/** Enough of an address to recognise it, too little to write to it or to tell its length: `l***@e***.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const [ending = ""] = /\.[^.]*$/.exec(domain) ?? [];
  return `${[...email][0] ?? ""}***@${[...domain][0] ?? ""}***${ending}`;
}
