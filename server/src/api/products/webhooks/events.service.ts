import { fail } from "@frontdoor/contract/call.ts";
import { acknowledgeEvents } from "../../../integrations/events/acknowledgements.ts";
import { openEvents } from "../../../integrations/events/product-events.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";

/** The events of a product's accounts (SEC-C8, SEC-E7): listed to each key until it acknowledges them. */
export function createEventsService({ database, clock }: Services) {
  const { kysely } = database;
  return {
    async listEvents({ query: { kind, ...asked } }, caller) {
      const { holder: product, keyId } = caller;
      if (product === "operator") return fail("UNAUTHORISED");
      const open = await pageOf(asked, caller, (page) =>
        openEvents(kysely, { product, keyId, kind, ...page }),
      );
      return open.map(({ subject_id: accountId, ...event }) => ({ ...told(event), accountId }));
    },

    async acknowledgeEvents({ body: { ids } }, { holder: product, keyId }) {
      if (product === "operator") return fail("UNAUTHORISED");
      await acknowledgeEvents(kysely, { product, keyId, ids, now: clock() });
      return {};
    },
  } satisfies ProductHandlers;
}
