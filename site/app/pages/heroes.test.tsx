import type { ComponentType } from "react";
import { expect, test } from "vitest";
import AboutPage from "./about/about.route.tsx";
import MedEMassPage from "./med-e-mass/med-e-mass.route.tsx";
import PracticePage from "./practice/practice.route.tsx";
import { renderPage } from "./render-page.tsx";

const pages: Record<string, ComponentType> = {
  "/about": AboutPage,
  "/med-e-mass": MedEMassPage,
  "/practice": PracticePage,
};

test.each(Object.entries(pages))(
  "%s has its text before the river in the document, so that a slow device which paints between them does not move it",
  (_, page) => {
    const { html } = renderPage(page);
    expect(html.indexOf('class="lead"')).toBeLessThan(html.indexOf('class="scene'));
  },
);
