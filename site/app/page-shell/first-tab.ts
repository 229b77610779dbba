import { phones } from "../ui/phones.ts";

/**
 * Opens the tab that is the first on phones, before anybody scrolls to it: once the tabs answer, nothing
 * changes under a finger.
 */
export function openFirstTab(): void {
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
