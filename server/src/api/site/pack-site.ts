import type { LoadedSite } from "./load-site.ts";

/** A start is over by then, and a server that serves a test. */
const startMilliseconds = 20_000;

/** Packs what nobody has asked for yet, one file after the other, until it is told to stop. */
export async function packSite(site: LoadedSite, isStopped = () => false): Promise<void> {
  const { pages, variants, fallbacks, assets } = site;
  const shown = [pages, variants, fallbacks].flatMap((each) => [...each.values()]);
  for (const file of [...shown.map((page) => page.file), ...assets.values()]) {
    if (isStopped()) return;
    await file.pack();
  }
}

/**
 * Packs the site once the server has started: the next start finds it packed.
 * @param packed called at the end
 */
export function createPacking(site: LoadedSite, packed: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  return {
    start() {
      timer = setTimeout(packAll, startMilliseconds).unref();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function packAll(): Promise<void> {
    await packSite(site, () => isStopped);
    if (!isStopped) packed();
  }
}
