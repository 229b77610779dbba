/// <reference path="./library-parts.d.ts" />
import * as errors from "oidc-provider/lib/helpers/errors.js";
import * as interactionPolicy from "oidc-provider/lib/helpers/interaction_policy/index.js";
import { Provider } from "oidc-provider/lib/provider.js";

/**
 * The library of OpenID Connect by its parts: its entry warns at each start where Node is not called a long-term
 * release.
 */
export { errors, interactionPolicy, Provider };
