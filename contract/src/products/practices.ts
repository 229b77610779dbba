import * as z from "zod/mini";
import { call } from "../call.ts";
import { text } from "../wire.ts";

/** Largest logo in bytes of PNG, and the practices of one request. */
export const maximumLogoBytes = 64 * 1024;
export const maximumPracticesPerRequest = 200;

/** Adds practices or replaces those of the same id. A logo is a base64 PNG of at most 64 KiB. */
export const savePractices = call({
  api: "products",
  method: "POST",
  path: "/practices",
  body: z.object({
    practices: z
      .array(
        z.object({
          id: text(64),
          name: text(200),
          logoImage: z.optional(z.string()),
          active: z._default(z.boolean(), true),
        }),
      )
      .check(z.maxLength(maximumPracticesPerRequest)),
  }),
  reply: z.object({ saved: z.number() }),
  failures: ["UNAUTHORISED"],
  idempotent: true,
});
