import { resetContext } from "@frontdoor/contract/contexts.ts";
import { pathPrefix } from "@frontdoor/words/language.ts";
import { decoded } from "../client/decoded.ts";
import { secretPlaceholder } from "../client/secret-placeholder.ts";

/**
 * What a reset link needs as soon as its page is there, before any other script: its secret leaves the address bar for
 * the history (SEC-C13), and a link to an unknown product leads home (S2.155). Where the browser sends the form by
 * itself, the form still goes to the link.
 */
const parts = window.location.pathname.split("/");
const secret = parts.pop() ?? "";
const address = [...parts, secretPlaceholder].join("/");
if (resetContext(decoded(parts.at(-1) ?? "")) === null) window.location.replace(pathPrefix || "/");
else if (secret !== secretPlaceholder) {
  window.history.replaceState({ secret: decoded(secret) }, "", address);
}
const kept: unknown = window.history.state?.secret;
const form = document.querySelector<HTMLFormElement>("main form");
if (form !== null && typeof kept === "string") {
  form.action = address.replace(/[^/]+$/, encodeURIComponent(kept));
}
