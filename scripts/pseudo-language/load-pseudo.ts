import { registerHooks } from "node:module";
import { isCatalogue, pseudoSource } from "./pseudo.ts";

/** `node --import`: every catalogue that the process loads is in the pseudo-language. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return isCatalogue(url) ? { ...loaded, source: pseudoSource(String(loaded.source)) } : loaded;
  },
});
