/**
 * Names the manifest once the page is there: only a home screen needs it, and in the document it would hold
 * up the typefaces (docs/decisions/0018).
 */
export function nameAppManifest(): void {
  window.addEventListener("load", () => {
    const link = Object.assign(document.createElement("link"), {
      rel: "manifest",
      href: "/site.webmanifest",
    });
    document.head.append(link);
  });
}
