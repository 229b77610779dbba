/** Enough of an address to recognise it on the phone, too little to write to it: `l***@e***.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const ending = domain.slice(domain.lastIndexOf("."));
  return `${[...email][0] ?? ""}***@${[...domain][0] ?? ""}***${ending}`;
}
