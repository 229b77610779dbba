import { brand } from "@frontdoor/brand/brand.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";

/** What a screen of the staff's console is called in the browser's tab. */
export function consoleTitle(screen: keyof typeof consoleFrameWords.titles): string {
  return `${consoleFrameWords.titles[screen]} · ${brand.name} ${consoleFrameWords.staff}`;
}
