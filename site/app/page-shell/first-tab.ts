import { phones } from "../ui/phones.ts";

/** Opens the first tab for phones before the person scrolls to it, so that hydration changes nothing visible. */
if (matchMedia(phones).matches) {
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
