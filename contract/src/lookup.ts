import * as z from "zod/mini";

/** The official name in the language asked for, where that is not English and there is one. */
export const translation = z.optional(z.string());

/**
 * One entry of a lookup (S3.052–S3.058): served as `{id, name, active}`, read tolerantly: a plain
 * string is its own id and name, and a missing flag counts as active (Q010, Q011).
 */
const servedItem = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  active: z.optional(z.boolean()),
  translation,
});

export interface LookupItem {
  id: string;
  /** In English, countries apart. */
  name: string;
  active: boolean;
  translation?: string | undefined;
}

const lookupItem = z.pipe(
  z.union([z.string(), servedItem]),
  z.transform((item): LookupItem => {
    if (typeof item === "string") return { id: item, name: item, active: true };
    return { ...item, id: String(item.id), active: item.active !== false };
  }),
);

/** A lookup's answer: a bare array. */
export const lookupReply = z.array(lookupItem);

/** Shared by the lookups of both sign-ups. They change seldom, so caches may keep them for minutes. */
export const lookupCall = {
  method: "GET",
  reply: lookupReply,
  failures: [],
  cacheSeconds: 300,
  variesByLanguage: true,
} as const;
