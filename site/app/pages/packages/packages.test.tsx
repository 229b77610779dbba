import { expect, test } from "vitest";
import { renderPage, textOf } from "../render-page.tsx";
import Packages from "./packages.route.tsx";

const { html } = renderPage(Packages);
const boxes = (html.match(/<article class="plan-box">.*?<\/article>/g) ?? []).map(textOf);

test("[S2.061 S9.022] the intro offers a 30-day free trial", () => {
  expect(textOf(html)).toContain("Start with a 30-day free trial.");
});

test("[S2.062] there are three plan boxes", () => {
  expect(boxes).toHaveLength(3);
});

test("[S9.017 S9.018 S9.019] Single Practice", () => {
  expect(boxes[0]).toMatch(/Single Practice .* R119 per month for fewer than 10 users/);
  expect(boxes[0]).toContain("Plus R10 per month per extra user");
});

test("[S9.017 S9.020] Integrated Billing", () => {
  expect(boxes[1]).toMatch(/Integrated Billing .* R250 per month/);
});

test("[S9.021] Group Practice: contact for pricing", () => {
  expect(boxes[2]).toMatch(/Group Practice .* Contact us for pricing/);
});

test("[S2.063 S9.022] a trial is promised by the boxes whose button starts one, and by no other", () => {
  for (const box of boxes) {
    expect(box.includes("30-day free trial"), box).toBe(box.includes("Start your"));
    expect(box.match(/30-day free trial/g)?.length ?? 0).toBe(box.includes("Start your") ? 2 : 0);
  }
});

test("[S2.063] the trial links lead to the sign-up of practices (Q105)", () => {
  expect(html.match(/href="\/signup\/practice"[^>]*>Start your 30-day free trial</g)).toHaveLength(
    2,
  );
});
