import { fail } from "@frontdoor/contract/call.ts";
import {
  logoMessage,
  maximumLogoBytes,
  type SavedPractice,
} from "@frontdoor/contract/products/practices.ts";
import { cleanPng } from "../../../directory/practices/clean-png.ts";
import { listPracticeRows } from "../../../directory/practices/find-practices.ts";
import { type Practice, savePractices } from "../../../directory/practices/save-practices.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";

/** The practices that patients find (S3.061): the practice product keeps the list. */
export function createPracticesService(deps: Services) {
  return {
    async listPractices({ query: { text, active, ...asked } }, context) {
      const isActive = active === undefined ? undefined : active === "true";
      const rows = await pageOf(asked, context, (page) =>
        listPracticeRows(deps.database.kysely, { text, active: isActive, ...page }),
      );
      return rows.map((row) => ({ ...told(row), hasLogo: Boolean(row.has_logo) }));
    },

    async savePractices({ body: { practices: given } }, { once, actor }) {
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
  } satisfies ProductHandlers;
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
