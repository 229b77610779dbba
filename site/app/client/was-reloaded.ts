/** Whether this document was opened by a reload. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
}
