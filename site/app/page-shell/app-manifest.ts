import { addLink } from "../client/add-link.ts";

/**
 * Names the manifest, which only a person needs who puts the site on a home screen: in the document it would
 * hold up the typefaces (docs/decisions/0018).
 */
export function nameAppManifest(): void {
  addLink("manifest", "/site.webmanifest");
}
