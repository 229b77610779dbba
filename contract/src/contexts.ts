import { type ProductName, productNames, products, type Realm } from "./products.ts";

/** The audience contexts, one for each product (S1.001). */
export const contexts = productNames;
export type Context = ProductName;
/** The current context: one of the three, or empty (S1.003). */
export type CurrentContext = Context | "";

/** The context when nothing else names one (S2.111, S9.011). */
export const defaultContext: Context = "patient";

/** The realm of a context; where none is chosen, that of practices and patients (Q003). */
export function realmOf(context: CurrentContext): Realm {
  return context === "" ? "practice" : products[context].realm;
}

/** True when the value is one of the three contexts, in exactly that spelling. */
export function isContext(value: unknown): value is Context {
  return contexts.some((context) => context === value);
}

/**
 * The context of the login screen (S2.108–S2.111, S2.114): the first source that is present decides;
 * a value that is none of the three makes the context empty. Absent is `undefined`, `null` or "".
 */
export function resolveContext(
  routeParameter: string | null | undefined,
  cookie: string | null | undefined,
  stored: string | null | undefined,
): CurrentContext {
  const value = routeParameter || cookie || stored || defaultContext;
  return isContext(value) ? value : "";
}

/**
 * The context of the sign-up screen (S2.120, S2.121): a valid route parameter wins, otherwise the
 * current context stays, and an empty one becomes the default.
 */
export function resolveSignUpContext(
  routeParameter: string | null | undefined,
  current: CurrentContext,
): Context {
  if (isContext(routeParameter)) return routeParameter;
  return current === "" ? defaultContext : current;
}

/** The name of the product's field in a form, and in the query of the forgot-password page. */
export const productParameter = "product";

/**
 * The forgot-password page of a product. Without the product, a new browser would choose the default, whose back end
 * mails nothing to a name of another realm.
 */
export function forgotPasswordPath(context: Context): string {
  return `/forgotpassword?${productParameter}=${context}`;
}

/** The names of the products in the address of a reset link. */
export const resetParameters = [
  ["ud", "patient"],
  ["academic", "academic"],
] as const satisfies readonly (readonly [string, Context])[];

/**
 * The product whose password a reset link of `/passwordreset/:context/…` sets (S2.153–S2.155); `null` where
 * the page redirects to `/`.
 */
export function resetContext(routeParameter: string | undefined): ResetContext | null {
  const known = resetParameters.find(([parameter]) => parameter === routeParameter);
  return known?.[1] ?? null;
}

export type ResetContext = (typeof resetParameters)[number][1];
