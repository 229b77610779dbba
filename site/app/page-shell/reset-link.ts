import { resetContext } from "@frontdoor/contract/contexts.ts";
import { decoded } from "../client/decoded.ts";
import { secretPlaceholder } from "../client/secret-placeholder.ts";
import { homePath } from "../journeys.ts";

/**
 * Runs before any other script on a reset link: moves its secret from the address bar into the history (SEC-C13), and
 * redirects home for an unknown product (S2.155). A form that the browser sends still posts to the link.
 */
const { pathname } = window.location;
const [context = "", secret = ""] = pathname.split("/").slice(-2).map(decoded);
const withSecret = (text: string) => pathname.replace(/[^/]+$/, text);
if (resetContext(context) === null) window.location.replace(homePath);
else if (secret !== secretPlaceholder) {
  window.history.replaceState({ secret }, "", withSecret(secretPlaceholder));
}
const kept: unknown = window.history.state?.secret;
const form = document.querySelector("main form");
if (form instanceof HTMLFormElement && typeof kept === "string")
  form.action = withSecret(encodeURIComponent(kept));
