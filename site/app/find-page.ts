import type { LayoutModule, PageModule, Place, ShownPage } from "./client/shown-page.ts";
import { routeAt } from "./routes.ts";

/** Every page and layout in a file of its own, loaded when it is shown. */
const pages = import.meta.glob<PageModule>("./{pages,flows}/**/*.route.tsx");
const layouts = import.meta.glob<LayoutModule>("./layouts/{account,brochure,standalone}.tsx");

/**
 * Loads what a place shows; `null` where there is no such page.
 * @throws Error when its files cannot be loaded
 */
export async function findPage(place: Place): Promise<ShownPage | null> {
  const found = routeAt(place.path);
  const loadPage = pages[`./${found?.route.file}`];
  const loadLayout = layouts[`./layouts/${found?.route.layout}.tsx`];
  if (!found || !loadPage || !loadLayout) return null;
  const [page, layout] = await Promise.all([loadPage(), loadLayout()]);
  return { place, routeId: found.route.id, params: found.params, page, layout };
}
