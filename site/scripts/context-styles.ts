import { contexts, defaultContext } from "@frontdoor/contract/contexts.ts";

/** The style rules of parts shown in some contexts only (parts/show-if.tsx). */
export function showIfStyles(): string {
  const part = contexts.map(
    (context) => `html[data-context="${context}"] .show-if[data-for~="${context}"]`,
  );
  // Without script only the selected radio button names the product.
  const chosen = contexts.map(
    (context) =>
      `  html:has([name="product"][value="${context}"]:checked) .show-if[data-for~="${context}"]`,
  );
  return `.show-if {\n  display: none;\n}\n${part.join(",\n")} {\n  display: contents;\n}\n@media (scripting: none) {\n${chosen.join(",\n")} {\n    display: contents;\n  }\n}\n`;
}

/** The style rules for the time of day in an account page's picture: that of the context. */
export function accountHourStyles(): string {
  const hour = contexts.map(
    (context) => `[data-context="${context}"] .account__hour[data-hour="${context}"]`,
  );
  const undecided = [":root:not([data-context])", '[data-context=""]'].map(
    (root) => `${root} .account__hour[data-hour="${defaultContext}"]`,
  );
  const shown = [...undecided, ...hour].join(",\n");
  return `.account__hour {\n  display: none;\n}\n${shown} {\n  display: block;\n}\n`;
}
