import { brand } from "@frontdoor/brand/brand.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";

/** The title of a staff console page in the browser's tab. */
export function consoleTitle(screen: keyof typeof consoleFrameWords.titles): string {
  return `${consoleFrameWords.titles[screen]} · ${brand.name} ${consoleFrameWords.staff}`;
}
