import type { Schema } from "@frontdoor/contract/call.ts";
import type * as z from "zod/mini";

export type Body = { [key: string]: unknown };

/** What is inside optional, nullable and defaulted. */
export function bare(schema: Schema): z.core.$ZodTypes {
  const inner = schema as z.core.$ZodTypes;
  const { def } = inner._zod;
  return "innerType" in def ? bare(def.innerType) : inner;
}

/** The keys of an object; `undefined` for anything else. */
export const shapeOf = (schema: Schema): Record<string, Schema> | undefined => {
  const { def } = bare(schema)._zod;
  return def.type === "object" ? (def.shape as Record<string, Schema>) : undefined;
};

const isText = (schema: Schema) => ["string", "enum"].includes(bare(schema)._zod.def.type);

/** The paths of the texts and choices of a body. */
export function textsOf(schema: Schema, before: readonly string[] = []): string[][] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([key, inner]) =>
    isText(inner) ? [[...before, key]] : textsOf(inner, [...before, key]),
  );
}

/** A body whose objects are there, with the same in the place of each text; `undefined` leaves the key out. */
export function filledWith(schema: Schema, text: string | undefined): Body {
  return Object.fromEntries(
    Object.entries(shapeOf(schema) ?? {}).flatMap(([key, inner]): [string, unknown][] => {
      if (shapeOf(inner) !== undefined) return [[key, filledWith(inner, text)]];
      return isText(inner) && text !== undefined ? [[key, text]] : [];
    }),
  );
}

/** The same body without the objects inside it. */
export const withoutObjects = (body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));

/** The same body with another text at a path; `undefined` leaves the key out. */
export function changed(
  body: Body,
  [key = "", ...rest]: readonly string[],
  text: string | undefined,
): Body {
  const { [key]: inner, ...others } = body;
  if (rest.length > 0) return { ...others, [key]: changed((inner ?? {}) as Body, rest, text) };
  return text === undefined ? others : { ...others, [key]: text };
}
