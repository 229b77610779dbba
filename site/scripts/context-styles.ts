import { contexts, defaultContext } from "@frontdoor/contract/contexts.ts";

/** The rules for what is seen in some contexts only: parts of a page (parts/when), the hour of the account scene. */
export function contextStyles(): string {
  const part = contexts.map(
    (context) => `html[data-context="${context}"] .when[data-for~="${context}"]`,
  );
  const hour = contexts.map(
    (context) => `[data-context="${context}"] .account__hour[data-hour="${context}"]`,
  );
  const undecided = [":root:not([data-context])", '[data-context=""]'].map(
    (root) => `${root} .account__hour[data-hour="${defaultContext}"]`,
  );
  return [
    ".when {\n  display: none;\n}",
    `${part.join(",\n")} {\n  display: contents;\n}`,
    ".account__hour {\n  display: none;\n}",
    `${[...undecided, ...hour].join(",\n")} {\n  display: block;\n}\n`,
  ].join("\n");
}
