import type { Services } from "../../process/services.ts";
import type { Provider } from "./library.ts";

/** The dependencies of OpenID Connect. */
export interface OpenidDeps extends Services {
  isHttps: boolean;
}

/** The same for pages around the protocol. */
export interface PageDeps extends OpenidDeps {
  /** Loads the library at its first call. */
  provider: () => Promise<Provider>;
}
