import { type Failure, fail } from "@frontdoor/contract/call.ts";
import {
  logoMessage,
  maximumLogoBytes,
  type SavedPractice,
} from "@frontdoor/contract/products/practices.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import { cleanPng } from "../../records/practices/clean-png.ts";
import { type Practice, savePractices } from "../../records/practices/save-practices.ts";
import type { ProductContext } from "../product-context.ts";

/** The practices that patients find (S3.061): the practice product keeps the list. */
export function createPracticesService(deps: { clock: Clock }) {
  return {
    async save(
      given: readonly SavedPractice[],
      { once, actor }: Pick<ProductContext, "once" | "actor">,
    ): Promise<{ saved: number } | Failure<"VALIDATION">> {
      const { practices, fields } = read(given);
      if (Object.keys(fields).length > 0) return fail("VALIDATION", { fields });
      return once(async (tx) => {
        await savePractices(tx, practices, deps.clock());
        await audit(tx, deps, {
          kind: "practices-saved",
          actor,
          subjectId: null,
          realm: "practice",
          details: { practices: practices.length },
        });
        return { saved: practices.length };
      });
    },
  };
}

/** Each logo reduced to its picture; one that is no small, sound PNG is refused by its field. */
function read(given: readonly SavedPractice[]) {
  const fields: Record<string, string> = {};
  const practices = given.map(({ logoImage, ...practice }, index): Practice => {
    if (logoImage === undefined) return { ...practice, logo: null };
    const file = Buffer.from(logoImage, "base64");
    const logo = file.length > maximumLogoBytes ? null : cleanPng(file);
    if (logo === null) fields[`practices.${index}.logoImage`] = logoMessage;
    return { ...practice, logo };
  });
  return { practices, fields };
}

export type PracticesService = ReturnType<typeof createPracticesService>;
