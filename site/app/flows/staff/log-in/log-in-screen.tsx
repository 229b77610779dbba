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
  if (!URL.canParse(to, origin)) return consoleAddresses.overview;
  const asked = new URL(to, origin);
  const { logIn, setUp, ...screens } = consoleAddresses;
  const isScreen = Object.values<string>(screens).includes(asked.pathname);
  if (asked.origin !== origin || !isScreen) return consoleAddresses.overview;
  return asked.pathname + asked.search;
}
