import type { LoginProduct } from "./products.ts";

/** Where a page reports that a sign-up form was begun, or left. */
export const formProgressPath = "/form-progress";

/** How much of a sign-up form somebody filled in: never what was typed, nor who it was. */
export type FormProgress =
  | { step: "begun"; form: LoginProduct }
  /** `field` is the name of the one that had the focus last. */
  | { step: "left"; form: LoginProduct; field: string };
