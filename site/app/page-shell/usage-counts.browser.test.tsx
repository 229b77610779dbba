import { appConfigElementId } from "@frontdoor/contract/app-config.ts";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

test("[S7.098] the script of a counted page counts each time that it is shown, and each form that is sent, by the route alone", async () => {
  const counted = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  const script = document.createElement("script");
  script.dataset.countedAs = "pages/practice/practice.route";
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  const config = Object.assign(document.createElement("script"), {
    id: appConfigElementId,
    type: "application/json",
    textContent: JSON.stringify({ analyticsUrl: "https://count.example/events" }),
  });
  const form = document.createElement("form");
  form.addEventListener("submit", (event) => event.preventDefault());
  document.body.append(config, form);
  // Test files run in frames whose address has a query, from which nothing is sent.
  history.replaceState(null, "", location.pathname);

  await import("./usage-counts.ts");
  window.dispatchEvent(new Event("pageshow"));
  form.requestSubmit();
  expect(counted.mock.calls).toEqual(
    ["page", "form"].map((name) => [
      "https://count.example/events",
      JSON.stringify({ name, route: "pages/practice/practice.route" }),
    ]),
  );
  config.remove();
  form.remove();
});
