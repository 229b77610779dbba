import { shownAudience } from "../client/shown-audience.ts";

/** Shows the page's audience in the header's logo and tabs (S2.030, S2.032). */
export function showAudienceInHeader(): void {
  const audience = shownAudience();
  let name = "";
  for (const tab of document.querySelectorAll<HTMLElement>(".product-tab")) {
    const { product, current = "true" } = tab.dataset;
    if (product !== audience) tab.removeAttribute("aria-current");
    else {
      tab.setAttribute("aria-current", current);
      name = ` ${tab.textContent}`;
    }
  }
  const logo = document.querySelector<HTMLElement>(".header .logo");
  const product = logo?.querySelector("em");
  if (!logo || !product) return;
  product.textContent = name;
  logo.ariaLabel = `${logo.dataset.brand}${name}`;
}
