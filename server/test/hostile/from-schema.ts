import { oddTexts } from "./odd-values.ts";
import type { Random } from "./random.ts";
import { validText } from "./valid-texts.ts";

/** JSON Schema as far as the contract's schemas use it. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  const?: unknown;
  enum?: readonly unknown[];
  maxLength?: number;
  minLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/**
 * A value that the schema takes, and mostly its rules as well: what a field is called tells what it means.
 * @param name the property that it is for
 */
export function madeOf(schema: JsonSchema, random: Random, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const one = schema.anyOf ?? schema.oneOf;
  if (one !== undefined) return madeOf(random.pick(one), random, name);
  switch (schema.type) {
    case "object":
      return objectOf(schema, random);
    case "array":
      return Array.from({ length: random.below(Math.min(schema.maxItems ?? 3, 3) + 1) }, () =>
        madeOf(schema.items ?? {}, random, name),
      );
    case "boolean":
      return name === "termsAccepted" || name === "confirm" || random.percent(50);
    case "integer":
    case "number":
      return wholeNumber(schema, random);
    case "null":
      return null;
    case "string":
      return textOf(schema, random, name);
    default:
      return random.pick(oddTexts);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, random: Random) {
  const kept = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.percent(85),
  );
  return Object.fromEntries(kept.map(([name, schema]) => [name, madeOf(schema, random, name)]));
}

function wholeNumber({ minimum = 0, maximum = 1_000 }: JsonSchema, random: Random): number {
  const highest = Math.min(maximum, minimum + 1_000);
  return Math.ceil(minimum) + random.below(Math.max(1, highest - minimum));
}

/** Mostly what the field means; sometimes any text that is as long as is allowed. */
function textOf({ maxLength = 60, minLength = 0 }: JsonSchema, random: Random, name: string) {
  if (random.percent(94)) return validText(name, random).slice(0, maxLength);
  const length = random.pick([minLength, maxLength, Math.ceil(maxLength / 2)]);
  return random.pick(["a", "é", "7", "-", "Ω"]).repeat(length).slice(0, maxLength);
}
