import { resetContext } from "@frontdoor/contract/contexts.ts";
import { decoded } from "../client/decoded.ts";
import { secretPlaceholder } from "../client/secret-placeholder.ts";
import { homePath } from "../journeys.ts";

/**
 * What a reset link needs as soon as its page is there, before any other script: its secret leaves the address bar for
 * the history (SEC-C13), and a link to an unknown product leads home (S2.155). Where the browser sends the form by
 * itself, the form still goes to the link.
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
