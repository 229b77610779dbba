/**
 * The `Link` header (RFC 8288) that leads to the page after an entry: the request's own address, filters
 * and limit as they were, with another cursor.
 * @param url of the request, from its path on
 */
export function nextPage(url: string, after: string): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.set("after", after);
  return `<${pathname}?${searchParams}>; rel="next"`;
}
