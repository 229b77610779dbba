import type { Page } from "@playwright/test";
import type { View } from "./view.ts";

const opened = (dialog: string) => (page: Page) =>
  page.locator(`main [command="show-modal"][commandfor="${dialog}"]`).first().click();
const pressed = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Where the texts of the pages that anybody reads stand, and the drawings on them. */
export const pageViews = {
  frame: [
    { address: "/about", part: "header" },
    { address: "/about", part: "footer" },
  ],
  patient: [
    { address: "/" },
    { address: "/", part: "#find-doctor", after: opened("find-doctor") },
    { address: "/", part: "#video", after: opened("video") },
  ],
  practice: [{ address: "/practice" }],
  academic: [{ address: "/academic" }],
  story: [{ address: "/about" }],
  prices: [{ address: "/packages" }, { address: "/priceplans" }],
  contact: [
    { address: "/med-e-mass" },
    { address: "/practice", part: "main form", after: pressed("main form button[type=submit]") },
  ],
  patientDrawings: [
    { address: "/", part: ".phone" },
    { address: "/", part: ".steps" },
  ],
  practiceDrawings: [
    { address: "/practice", part: ".window" },
    { address: "/practice", part: ".bento" },
    { address: "/practice", part: ".proofs" },
  ],
  academicDrawings: [
    { address: "/academic", part: ".phone" },
    { address: "/academic", part: ".album" },
    ...["android", "ios", "pc"].map((device) => ({
      address: "/academic",
      part: ".devices__panel:visible",
      after: pressed(`[data-tab=${device}]`),
    })),
  ],
} as const satisfies Record<string, readonly View[]>;
