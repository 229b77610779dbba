import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { renderPage } from "../pages/render-page.tsx";
import { ContextSelector } from "../parts/context-selector/context-selector.tsx";
import { AppLinks } from "../ui/app-links.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SlimFooter } from "./slim-footer.tsx";

const page = { address: "/login", audience: "practice" } as const;
const apps = { apple: "https://apple.example/", android: "https://android.example/" };

/** Elements that text browsers show on lines of their own. */
const blocks = /<\/?(?:div|p|li|ul|ol|h\d|fieldset|legend|select|option)\b[^>]*>/g;

const parts: Record<string, ReactNode> = {
  "the header": <Header page={page} path="/login" />,
  "the footer": <Footer page={page} />,
  "the footer of account pages": <SlimFooter page={page} />,
  "the choice of a product": <ContextSelector value="practice" onChoose={() => {}} />,
  "the links to the apps": <AppLinks apps={apps} />,
};

test.each(Object.entries(parts))(
  "no two words of %s run together where a browser knows no style sheet, as w3m and lynx",
  (_, part) => {
    const html = renderPage(() => part).html.replace(blocks, "\n");
    expect(html.match(/[\p{L}\p{N}](?:<\/\w+>)+(?:<[^/>][^>]*>)*[\p{L}\p{N}]/gu)).toBeNull();
  },
);
