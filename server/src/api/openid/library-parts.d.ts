/* The types know the package's entry alone, which puts these parts together. */

declare module "oidc-provider/lib/provider.js" {
  import Provider from "oidc-provider";

  export { Provider };
}

declare module "oidc-provider/lib/helpers/errors.js" {
  import { errors } from "oidc-provider";
  export = errors;
}

declare module "oidc-provider/lib/helpers/interaction_policy/index.js" {
  import { interactionPolicy } from "oidc-provider";
  export = interactionPolicy;
}
