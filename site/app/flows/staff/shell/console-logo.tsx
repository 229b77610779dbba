import { brand } from "@frontdoor/brand/brand.ts";
import { consoleFrameWords as words } from "@frontdoor/words/staff/frame.ts";
import { Mark } from "../../../ui/mark.tsx";
import { consoleAddresses } from "../addresses.ts";

/** The logo, which links to the first screen. */
export function ConsoleLogo() {
  return (
    <a
      className="logo"
      href={consoleAddresses.overview}
      aria-label={`${brand.name} ${words.staff}`}
    >
      <Mark size={28} />
      <span>
        {brand.name}
        <em> {words.staff}</em>
      </span>
    </a>
  );
}
