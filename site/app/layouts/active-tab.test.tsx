import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type AudienceHandle, AudienceProvider, useAudience } from "../client/audience.tsx";
import { NavigationProvider } from "../client/navigation.tsx";
import type { ShownPage } from "../client/shown-page.ts";
import { Header } from "./header.tsx";

test.each(["patient", "practice", "academic"] as const)(
  "[S1.002 S2.032] a page of context %s makes its tab the active one",
  (context) => {
    const html = render({ audience: context });
    const active = html.match(/aria-current="\w+" href="([^"]*)"/)?.[1];
    expect(active).toBe(`/${context}`);
  },
);

test.each([
  ["/", "patient", "page"],
  ["/patient", "patient", "page"],
  ["/providers", "practice", "page"],
  ["/academic", "academic", "page"],
  ["/packages", "practice", "true"],
  ["/login/academic", "academic", "true"],
] as const)(
  "[S2.032] at %s the tab %s is current as %j: only its own page is its page",
  (...row) => {
    const [path, audience, current] = row;
    expect(render({ audience }, path).match(/aria-current="\w+"/g)).toEqual([
      `aria-current="${current}"`,
    ]);
  },
);

test("[S1.003 Q022] a page without a context leaves it empty, and no tab is active", () => {
  const html = render(undefined);
  expect(html).toContain('data-audience=""');
  expect(html).not.toContain("aria-current");
});

test("a page may read its context from the address; cookie and tab are unknown while prerendered", () => {
  const html = render({
    audience: (params, sources) =>
      Object.values(sources).every((source) => source === undefined) &&
      params.loginContext === "academic"
        ? "academic"
        : "",
  });
  expect(html).toContain('data-audience="academic"');
});

test("the context is not settled before the browser has been asked", () => {
  expect(render({ audience: "practice" })).toContain('data-settled="false"');
});

function render(handle: AudienceHandle | undefined, path = "/login/academic"): string {
  const shown: ShownPage = {
    place: { path, search: "", hash: "", state: null, key: "first" },
    routeId: "flows/login/login.route",
    params: { loginContext: "academic" },
    page: { default: () => null, meta: () => [], ...(handle && { handle }) },
    layout: { default: ({ children }) => children },
  };
  return renderToStaticMarkup(
    <NavigationProvider first={shown} find={async () => null}>
      <AudienceProvider>
        <Probe />
        <Header />
      </AudienceProvider>
    </NavigationProvider>,
  );
}

function Probe() {
  const { audience, settled } = useAudience();
  return <p data-audience={audience} data-settled={settled} />;
}
