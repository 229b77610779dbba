/**
 * What the page tells of itself, as events of the document. `hydrated`: it answers from now on, and what was
 * pressed before is repeated (`scripts/page-loader.ts`). `departure`: a person starts to go elsewhere; the
 * page then stays until the next one is there.
 */
export type PageEvent = "hydrated" | "departure";

export function tellPage(event: PageEvent): void {
  document.dispatchEvent(new Event(event));
}
