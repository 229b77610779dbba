import * as z from "zod/mini";
import { call } from "../call.ts";
import { type Names, type ProductName, productNames } from "../products.ts";
import { line } from "../wire.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, ownerRefusals, writing, writingOnce } from "./key-calls.ts";

/** The holders of keys: a product's back end, or the operator's command. */
export type KeyHolder = ProductName | "operator";
export const keyHolders: Names<KeyHolder> = [...productNames, "operator"];

/** Makes another key for a product or the operator, and shows it once. Earlier keys stay valid. */
export const createProductKey = call({
  ...writingOnce,
  path: "/keys/create",
  body: z.object({ holder: z.enum(keyHolders), label: line(60), reason }),
  reply: z.object({ id: madeId, key: z.string() }),
  failures: ownerRefusals,
  secondPerson: true,
});

const listedKey = z.object({
  id: madeId,
  holder: z.enum(keyHolders),
  label: z.string(),
  createdAt: moment,
});
export type ListedKey = z.output<typeof listedKey>;

/** Lists the keys that are valid now, oldest first, without the keys themselves. */
export const listProductKeys = call({
  ...listing,
  path: "/keys",
  query: z.object({ holder: z.optional(z.enum(keyHolders)), ...pageQuery }),
  reply: z.array(listedKey),
});

/** Makes a key invalid at once. 404 when it is not valid any more. */
export const endProductKey = call({
  ...writing,
  path: "/keys/{id}/end",
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  failures: [...ownerRefusals, "KEY_UNKNOWN"],
  secondPerson: true,
});
