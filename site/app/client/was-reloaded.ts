/** Whether this document came by a reload, and not by a link or an address. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
}
