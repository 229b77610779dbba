import type { Bench, Figures } from "./bench.ts";
import { runLoad } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { startNodeHttp } from "./node-http.ts";

const paths = ["/", "/login", "/signup/practice"];
const connections = 10;

/** Start-up work and the first thousand responses are not part of the cost of a response. */
const secondsToWarmUp = 5;

/** Compares pages from memory with Node's HTTP server and, where it is installed, nginx, all with the same bytes. */
export const pages: Bench = {
  name: "pages",
  about:
    "Pages, gzip each time (nginx-light knows no Brotli), after five seconds that do not count; nginx only where it is installed.",
  async run({ frontDoor, seconds }) {
    const figures: Figures = {};
    const headers = { "Accept-Encoding": "gzip" };
    const shared = { connections, headers, expectedStatus: 200 };
    const measure = async (load: { url: string; processId: number }) => {
      await runLoad({ ...shared, ...load, seconds: secondsToWarmUp });
      return runLoad({ ...shared, ...load, seconds });
    };
    const nginx = await startNginx(frontDoor.url, paths);
    try {
      for (const [index, path] of paths.entries()) {
        const { processId } = frontDoor;
        const url = frontDoor.url + path;
        figures[`${path} from this server`] = await measure({ url, processId });
        const node = await startNodeHttp(url, headers);
        figures[`${path} from Node's own server`] = await measure(node);
        await node.stop();
        if (nginx === null) continue;
        const peer = { url: `${nginx.url}/${index}.html`, processId: nginx.processId };
        figures[`${path} from nginx`] = await measure(peer);
      }
    } finally {
      await nginx?.stop();
    }
    return figures;
  },
};
