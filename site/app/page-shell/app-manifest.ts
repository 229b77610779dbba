import { addLink } from "../client/add-link.ts";

/**
 * Adds the manifest link at the first user input: in the document, its request would delay the fonts
 * (docs/decisions/0018).
 */
export function nameAppManifest(): void {
  addLink("manifest", "/site.webmanifest");
}
