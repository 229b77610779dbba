import type { Context } from "@frontdoor/contract/contexts.ts";
import type { Orb } from "../../ui/scene/orb.ts";

/** The position of the sun for each product's time of day. */
export const productViews: Readonly<Record<Context, Record<"river" | "window", Orb>>> = {
  patient: { river: { x: 760, y: 210, r: 128 }, window: { x: 146, y: 60, r: 24 } },
  practice: { river: { x: 770, y: 214, r: 104 }, window: { x: 150, y: 30, r: 17 } },
  academic: { river: { x: 740, y: 262, r: 122 }, window: { x: 120, y: 86, r: 26 } },
};
