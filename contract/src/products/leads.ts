import * as z from "zod/mini";
import { call } from "../call.ts";
import { madeId, moment, pageQuery } from "./formats.ts";
import { listing, reading, refusals, writing } from "./key-calls.ts";

/** How far a contact request has been answered. */
export const leadStates = ["new", "phoned", "done"] as const;
export type LeadState = (typeof leadStates)[number];

const exportedLead = z.object({
  id: madeId,
  origin: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** The text that the person ticked; null without consent: then no marketing (SEC-H11). */
  consentText: z.nullable(z.string()),
  createdAt: moment,
  state: z.enum(leadStates),
  /** When and by whom the state was changed last: `staff:` and an id, or `operator`; null while nobody has. */
  stateChangedAt: z.nullable(moment),
  stateChangedBy: z.nullable(z.string()),
  /** The name of the member of staff, where it was one. */
  staffName: z.nullable(z.string()),
});
export type ExportedLead = z.output<typeof exportedLead>;

/** Lists the contact requests of the last 12 months, newest first. */
export const exportLeads = call({
  ...reading,
  path: "/leads",
  reply: z.array(exportedLead),
});

/**
 * Lists the contact requests of the last 12 months a page at a time, newest first. Reading them is an event of the
 * audit.
 */
export const listLeads = call({
  ...listing,
  path: "/leads/list",
  query: z.object({ state: z.optional(z.enum(leadStates)), ...pageQuery }),
  reply: z.array(exportedLead),
});

/** Sets the state of a contact request, in any order. 404 when it is not kept any more. */
export const markLead = call({
  ...writing,
  path: "/leads/{id}/mark",
  params: z.object({ id: z.uuid() }),
  body: z.object({ state: z.enum(leadStates) }),
  failures: [...refusals, "LEAD_UNKNOWN"],
});
