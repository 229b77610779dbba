import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import type { Problems } from "../problems.ts";
import { line, rules, text } from "../wire.ts";
import { reading, writingOnce } from "./key-calls.ts";

/** The lists that forms offer; each comes after its parent. */
export const lookupLists = [
  "countries",
  "practice-disciplines",
  "practice-specialities",
  "practice-roles",
  "academic-disciplines",
  "academic-specialities",
  "academic-grades",
  "academic-roles",
  "training-institutions",
] as const;
export type LookupList = (typeof lookupLists)[number];

/** The parent of each list whose entries belong to entries of another list. */
export const parentLists: Partial<Record<LookupList, LookupList>> = {
  "practice-specialities": "practice-disciplines",
  "practice-roles": "practice-specialities",
  "academic-specialities": "academic-disciplines",
  "academic-grades": "academic-specialities",
};

export const maximumEntriesPerRequest = 100;
const longestName = 200;

const entry = z.object({
  /** The parent entry, in lists that have a parent. */
  parentId: z.optional(line(fieldLimits.lookupId)),
  id: text(fieldLimits.lookupId).check(z.regex(/^[A-Za-z0-9-]+$/)),
  name: line(longestName).check(z.regex(/^\S(?:.*\S)?$/su)),
  /** False withdraws an entry: accounts keep it, nobody is offered it. */
  active: z._default(z.boolean(), true),
});
export type LookupEntry = z.output<typeof entry>;

/** Academic roles are fixed in the code (S6.001), so nobody adds to them. */
const changeable = z.enum(lookupLists).check(z.refine((list) => list !== "academic-roles"));

const savedEntries = z
  .object({
    list: changeable,
    entries: z.array(entry).check(z.minLength(1), z.maxLength(maximumEntriesPerRequest)),
  })
  .check(rules(entryProblems));

/** Each entry is named once, and names its parent exactly when its list has one. */
function entryProblems({ list, entries }: { list: LookupList; entries: LookupEntry[] }): Problems {
  const problems: Record<string, string> = {};
  const hangs = parentLists[list] !== undefined;
  const seen = new Set<string>();
  for (const [index, { id, parentId = "" }] of entries.entries()) {
    const key = `${parentId} ${id}`;
    if (seen.has(key)) problems[`entries.${index}.id`] = messages.invalid;
    if (hangs !== (parentId !== "")) problems[`entries.${index}.parentId`] = messages.invalid;
    seen.add(key);
  }
  return problems;
}

/**
 * Adds entries to the end of a list that forms offer, or changes entries that it has. An entry gets another
 * name, or is withdrawn. A product changes its own lists, the academic one the training institutions too;
 * the operator changes all.
 */
export const saveLookups = call({
  ...writingOnce,
  path: "/lookups",
  body: savedEntries,
  reply: z.object({ saved: z.number() }),
});

const listedEntry = z.object({
  /** The parent entry; empty in lists without a parent. */
  parentId: z.string(),
  id: z.string(),
  name: z.string(),
  /** False for a withdrawn entry. */
  active: z.boolean(),
});
export type ListedLookup = z.output<typeof listedEntry>;

/** Lists every entry of a list in the order in which it is offered, withdrawn ones as well. */
export const listLookups = call({
  ...reading,
  path: "/lookups/list",
  query: z.object({ list: z._default(z.enum(lookupLists), "countries") }),
  reply: z.array(listedEntry),
});

const ordered = z.object({
  list: changeable,
  parentId: z.optional(line(fieldLimits.lookupId)),
  ids: z
    .array(line(fieldLimits.lookupId))
    .check(z.minLength(1), z.maxLength(maximumEntriesPerRequest)),
});

/**
 * Orders entries of a list. The named entries take their own places in the given order; entries that are not named keep
 * theirs.
 */
export const orderLookups = call({
  ...writingOnce,
  path: "/lookups/order",
  body: ordered.check(rules(repeatedIds)),
});

function repeatedIds({ ids }: { ids: readonly string[] }): Problems {
  return new Set(ids).size === ids.length ? {} : { ids: messages.invalid };
}
