import {
  type CurrentContext,
  contexts,
  isContext,
  resetContext,
  resolveContext,
  resolveSignUpContext,
} from "@frontdoor/contract/contexts.ts";
import { askedContext, contextOf, type KeptContext } from "./client/stored-audience.ts";

/** What an address says beside the route it belongs to: the value of each `:name`, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

interface AudienceSources {
  cookie?: string | undefined;
  /** The audience that this tab kept from the page before. */
  stored?: KeptContext | undefined;
}

/**
 * Which audience a page is for: a fixed context, or a function of the address and the sources. `undefined`
 * leaves the current one (Q017).
 */
export type AudienceRule =
  | CurrentContext
  | ((params: Params, sources: AudienceSources) => CurrentContext | undefined);

/**
 * The product of a login: from the address, else the cookie, else this tab (S2.108–S2.111, S2.114). An address that names no
 * product shows none until cookie and tab are known, so that nothing visible changes.
 */
export const loginAudience: AudienceRule = (params, { cookie, stored }) => {
  const isUndecided = !params.loginContext && stored === undefined;
  return isUndecided ? "" : resolveContext(params.loginContext, cookie, stored);
};

/** The sign-up's (S2.120, S2.121); the cookie is not asked (Q016), and undecided is as for the login. */
export const signUpAudience: AudienceRule = ({ signupContext }, { stored }) => {
  const isUndecided = !isContext(signupContext) && stored === undefined;
  return isUndecided ? "" : resolveSignUpContext(signupContext, isContext(stored) ? stored : "");
};

/** The audience of a forgotten password. */
export const forgottenAudience: AudienceRule = (_params, { cookie, stored }) =>
  [stored, cookie].find(isContext) ?? "patient";

/** That of account settings, before the account says it: the product that was logged in to last, else of this tab. */
export const ownAudience: AudienceRule = (_params, { cookie, stored }) =>
  [cookie, stored].find(isContext);

/** Whose password a link resets (S2.153, S2.154); one that nobody knows changes nothing. */
export const resetAudience: AudienceRule = (params) => resetContext(params.context) ?? undefined;

/** A row for each value of the cookie, in it an entry for each stored context. Any other cookie is under `*`. */
export type AudienceTable = Record<string, Record<string, CurrentContext>>;

const currentContexts: readonly CurrentContext[] = ["", ...contexts];
const keptContexts: readonly KeptContext[] = [...currentContexts, askedContext];

/** The audience of a page while it is prerendered: the one that its address alone names. */
export function prerenderedAudience(
  rule: AudienceRule | undefined,
  params: Params,
): CurrentContext {
  return audienceOf(rule, params, {}) ?? "";
}

/**
 * Which audience a page will be for whose address does not say. What runs before the first paint looks its
 * audience up there.
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
