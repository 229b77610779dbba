import { boundPacked } from "./files/compression.ts";
import type { LoadedSite } from "./load-site.ts";

/** By then a start is over, and so is a server of a test. */
const startMilliseconds = 20_000;
/** Of what is kept packed: the site at a dozen addresses. */
const mostPackedBytes = 48 * 1024 * 1024;

/** Packs the files that were not requested yet, one after the other, until it is stopped. */
export async function packSite(site: LoadedSite, isStopped = () => false): Promise<void> {
  const { pages, variants, fallbacks, assets } = site;
  const shown = [pages, variants, fallbacks].flatMap((each) => [...each.values()]);
  for (const file of [...shown.map((page) => page.file), ...assets.values()]) {
    if (isStopped()) return;
    await file.pack();
  }
}

/**
 * Packs the site once the server has started, and drops what other addresses of it left: the next start finds it packed.
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
    if (isStopped) return;
    await boundPacked(site.packedFolder, mostPackedBytes);
    packed();
  }
}
