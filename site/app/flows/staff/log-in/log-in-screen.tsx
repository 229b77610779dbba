import { parsedUrl } from "@frontdoor/contract/parsed-url.ts";
import { consoleLogInWords as words } from "@frontdoor/words/staff/log-in.ts";
import { goTo } from "../../../client/navigation-state.ts";
import { consoleAddresses } from "../addresses.ts";
import { Door } from "../shell/door.tsx";
import { LogInForm } from "./log-in-form.tsx";

/** The login screen. After the login it returns to the screen that led here. */
export function LogInScreen() {
  return (
    <Door heading={words.heading} lead={words.lead} help={words.help}>
      <LogInForm onIn={() => goTo(returnTo(), { replace: true })} />
    </Door>
  );
}

/** Returns the console screen to return to, never another address. */
function returnTo(): string {
  const { origin, search } = window.location;
  const to = new URLSearchParams(search).get("to") ?? "";
  const asked = parsedUrl(to, origin);
  if (asked === null || asked.origin !== origin) return consoleAddresses.overview;
  const { logIn, setUp, ...screens } = consoleAddresses;
  const isScreen = Object.values<string>(screens).includes(asked.pathname);
  return isScreen ? asked.pathname + asked.search : consoleAddresses.overview;
}
