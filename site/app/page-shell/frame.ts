import { audienceEvent } from "../client/shown-audience.ts";
import { phones } from "../ui/phones.ts";
import { tendDialogs } from "./dialogs.ts";
import { showAudienceInHeader } from "./header.ts";
import { letSunTravel } from "./travelling-sun.ts";

/** Runs in every document as soon as its header is parsed: everything that works without islands. */
showAudienceInHeader();
document.addEventListener(audienceEvent, showAudienceInHeader);
returnToTop();
tendDialogs();
letSunTravel();
document.addEventListener("DOMContentLoaded", openFirstTab);

/**
 * Every page starts at its top, also after Back, Forward and reload (S2.029, Q028), or at the part that its fragment
 * names.
 */
function returnToTop(): void {
  window.history.scrollRestoration = "manual";
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const part = document.getElementById(window.location.hash.slice(1));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
  });
}

/** Opens the first tab for phones before the person scrolls to it, so that hydration changes nothing visible. */
function openFirstTab(): void {
  if (!matchMedia(phones).matches) return;
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs[data-first-on-phones]")) {
    for (const part of tabs.querySelectorAll<HTMLElement>("[data-tab]")) {
      const isFirst = part.dataset.tab === tabs.dataset.firstOnPhones;
      if (part.role === "tabpanel") part.hidden = !isFirst;
      else {
        part.ariaSelected = String(isFirst);
        part.tabIndex = isFirst ? 0 : -1;
      }
    }
  }
}
