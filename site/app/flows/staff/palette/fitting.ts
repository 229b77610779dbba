/** Whether every typed word is the beginning of a word of the name, ignoring case and accents. */
export function fits(name: string, typed: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
