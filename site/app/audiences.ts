import {
  type CurrentContext,
  contexts,
  isContext,
  resetContext,
  resolveContext,
  resolveSignUpContext,
} from "@frontdoor/contract/contexts.ts";
import { askedContext, contextOf, type KeptContext } from "./client/stored-audience.ts";

/** The decoded path parameters of an address, by the name in the route's pattern. */
export type Params = Readonly<Record<string, string | undefined>>;

interface AudienceSources {
  cookie?: string | undefined;
  /** The audience that this tab stored on the page before. */
  stored?: KeptContext | undefined;
}

/**
 * Which audience a page is for: a fixed context, or a function of the address, cookie and storage. `undefined` keeps
 * the current one (Q017).
 */
export type AudienceRule =
  | CurrentContext
  | ((params: Params, sources: AudienceSources) => CurrentContext | undefined);

/**
 * The audience of a login: from the address, else the cookie, else this tab (S2.108–S2.111, S2.114). Without a product
 * in the address it is empty until cookie and storage are known, so that no visible content changes.
 */
export const loginAudience: AudienceRule = (params, { cookie, stored }) => {
  const isUndecided = !params.loginContext && stored === undefined;
  return isUndecided ? "" : resolveContext(params.loginContext, cookie, stored);
};

/** The audience of a sign-up (S2.120, S2.121), without the cookie (Q016); empty until storage is known. */
export const signUpAudience: AudienceRule = ({ signupContext }, { stored }) => {
  const isUndecided = !isContext(signupContext) && stored === undefined;
  return isUndecided ? "" : resolveSignUpContext(signupContext, isContext(stored) ? stored : "");
};

export const forgottenAudience: AudienceRule = (_params, { cookie, stored }) =>
  [stored, cookie].find(isContext) ?? "patient";

/** The audience of account settings until the account is loaded: the last product logged in to, else this tab's. */
export const ownAudience: AudienceRule = (_params, { cookie, stored }) =>
  [cookie, stored].find(isContext);

/** The audience of a password reset link (S2.153, S2.154); an unknown one keeps the current audience. */
export const resetAudience: AudienceRule = (params) => resetContext(params.context) ?? undefined;

/** The audience by cookie value, then by stored context. `*` stands for any other cookie value. */
export type AudienceTable = Record<string, Record<string, CurrentContext>>;

const currentContexts: readonly CurrentContext[] = ["", ...contexts];
const keptContexts: readonly KeptContext[] = [...currentContexts, askedContext];

/** The audience of a page while it is prerendered, from the address alone. */
export function prerenderedAudience(
  rule: AudienceRule | undefined,
  params: Params,
): CurrentContext {
  return audienceOf(rule, params, {}) ?? "";
}

/**
 * The audience table of a page whose address does not name its audience. The script that runs before the first paint
 * reads it.
 */
export function audienceTable(rule: AudienceRule | undefined, params: Params): AudienceTable {
  const at = (cookie: string) =>
    Object.fromEntries(
      keptContexts.map((stored) => [
        stored,
        audienceOf(rule, params, { stored, cookie }) ?? contextOf(stored),
      ]),
    );
  return Object.fromEntries([...currentContexts, "*"].map((cookie) => [cookie, at(cookie)]));
}

function audienceOf(
  rule: AudienceRule | undefined,
  params: Params,
  sources: AudienceSources,
): CurrentContext | undefined {
  return typeof rule === "function" ? rule(params, sources) : rule;
}
