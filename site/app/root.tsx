import { brand } from "@frontdoor/brand/brand.ts";
import { appConfigElementId, appConfigToken } from "@frontdoor/contract/app-config.ts";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root.ts";
import { AudienceProvider, useAudience } from "./client/audience.tsx";
import textFont from "./fonts/atkinson-hyperlegible-next.woff2?url";
import displayFont from "./fonts/bricolage-grotesque.woff2?url";
import { NoScriptNote } from "./parts/no-script/no-script-note.tsx";
import { ScrollToTop } from "./root/scroll-to-top.tsx";
import { UsageCounts } from "./root/usage-counts.tsx";
import { Loading } from "./ui/loading.tsx";
import "./styles/site.css";

export const links: Route.LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: Route.MetaFunction = () => [{ title: brand.name }];

/** One object for good: React writes a new one into the page again, which Trusted Types refuse. */
const appConfigText = { __html: appConfigToken };

/** The document around every page, also around a failure and the fallback. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <AudienceProvider>
      <Document>{children}</Document>
    </AudienceProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { audience } = useAudience();
  return (
    <html lang="en-ZA" data-context={audience} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={appConfigElementId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={appConfigText}
        />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return (
    <>
      <ScrollToTop />
      <UsageCounts />
      <Outlet />
    </>
  );
}

/** What an address served by the fallback shows until its screen is there. */
export function HydrateFallback() {
  return (
    <main className="wrap waiting">
      <NoScriptNote purpose="open this page" />
      <Loading />
    </main>
  );
}
