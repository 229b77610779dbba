import { brand } from "@frontdoor/brand/brand.ts";

const types = { csv: "text/csv;charset=utf-8", json: "application/json", txt: "text/plain" };

/**
 * How long a file can be fetched: browsers start after the click, Safari on phones once the person agreed. Before that
 * it would replace the page, and codes that are shown once, by an error.
 */
const savingMilliseconds = 40_000;

/** Lets the browser download a text as a file, named after the brand and what it holds. */
export function downloadFile(what: string, ending: keyof typeof types, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: types[ending] }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${brand.name.toLowerCase()}-${what}.${ending}`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), savingMilliseconds);
}

/** What a file holds, with today's date where the browser is: `audit-2026-11-30`. */
export function ofToday(what: string): string {
  // Sweden writes dates as ISO 8601 does.
  return `${what}-${new Date().toLocaleDateString("sv-SE")}`;
}
