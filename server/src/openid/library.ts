import type * as library from "oidc-provider";
import type ProviderType from "oidc-provider";
// @ts-expect-error The types know the package's entry alone, which warns at each start that this Node is no LTS release.
import * as errorsModule from "oidc-provider/lib/helpers/errors.js";
// @ts-expect-error As above.
import * as policyModule from "oidc-provider/lib/helpers/interaction_policy/index.js";
// @ts-expect-error As above.
import { Provider as ProviderClass } from "oidc-provider/lib/provider.js";

/** The library of OpenID Connect, by the parts that its entry puts together. */
export const Provider: typeof ProviderType = ProviderClass;
export type Provider = ProviderType;
export const errors: typeof library.errors = errorsModule;
export const interactionPolicy: typeof library.interactionPolicy = policyModule;
