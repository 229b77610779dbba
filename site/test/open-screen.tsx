import { type AppConfig, appConfigElementId } from "@frontdoor/contract/app-config.ts";
import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import { createRoot, type Root as ReactRoot } from "react-dom/client";
import { takeNavigationState } from "../app/client/navigation-state.ts";
import { audienceEvent } from "../app/client/shown-audience.ts";
import { documentOf } from "../app/document.ts";
import { consoleAddresses } from "../app/flows/staff/addresses.ts";
import Console from "../app/flows/staff/console.route.tsx";
import { tendDialogs } from "../app/page-shell/dialogs.ts";
import { heedEarlyChoice } from "../app/page-shell/early-choice.ts";
import { showAudienceInHeader } from "../app/page-shell/header.ts";
import { markLogin } from "../app/page-shell/login-marks.ts";
import { setPageContext } from "../app/page-shell/page-context.ts";
import { listenForTheme, showChosenTheme } from "../app/page-shell/theme-choice.ts";
import { contentOf } from "./content.tsx";
import "../app/styles/site.css";

let shown: ReactRoot | undefined;

document.addEventListener(audienceEvent, showAudienceInHeader);
tendDialogs();
listenForTheme();
heedEarlyChoice();
openFollowedLinks();

/**
 * Renders the page of an address, and waits until it is hydrated.
 * @param posted of a form sent without script that it answers
 */
export async function open(address: string, posted?: Posted): Promise<void> {
  history.replaceState(null, "", address);
  await show(posted);
}

/** Renders the page of the current address, as loading its document would. */
async function show(posted?: Posted): Promise<void> {
  close();
  if (Object.values<string>(consoleAddresses).includes(location.pathname)) return showConsole();
  const { page, contexts } = documentOf(location.pathname);
  document.documentElement.dataset.context = page.audience;
  setPageContext(contexts);
  if (location.pathname.startsWith("/login")) markLogin();
  const container = document.createElement("div");
  document.body.append(container, deployment());
  shown = createRoot(container);
  shown.render(contentOf(location.pathname, posted));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  showAudienceInHeader();
  showChosenTheme();
}

/** Renders a page of the staff's console, which is separate from the site. */
async function showConsole(): Promise<void> {
  takeNavigationState();
  document.body.className = "staff";
  const container = document.createElement("div");
  document.body.append(container);
  shown = createRoot(container);
  shown.render(<Console page={{ address: location.pathname, audience: "" }} />);
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/**
 * The configuration that the server writes into a page: one product and one kiosk, so that other origins are foreign.
 */
function deployment(): HTMLElement {
  const config: AppConfig = {
    productOrigins: ["https://app.example.org"],
    kioskOrigins: ["https://kiosk.example.org"],
  };
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = appConfigElementId;
  block.textContent = JSON.stringify(config);
  return block;
}

/** Unmounts the page that a test has opened. */
export function close(): void {
  shown?.unmount();
  shown = undefined;
  document.body.replaceChildren();
  document.body.className = "";
}

/** A navigation would unload the tests, so the target page is rendered instead. */
function openFollowedLinks(): void {
  navigation.addEventListener("navigate", (event) => {
    const { canIntercept, hashChange, destination } = event;
    if (!canIntercept || hashChange || destination.sameDocument) return;
    window.dispatchEvent(new Event("beforeunload"));
    event.intercept({ handler: () => show(), scroll: "manual", focusReset: "manual" });
  });
}
