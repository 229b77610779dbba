import type { Bench, Figures } from "./bench.ts";
import { runLoad } from "./load.ts";
import { startNginx } from "./nginx.ts";

const paths = ["/", "/login", "/signup/practice"];
const connections = 10;

/** Pages from memory, beside nginx with the same compressed bytes where nginx is installed. */
export const pages: Bench = {
  name: "pages",
  about: "Pages, gzip both times (nginx-light knows no Brotli); nginx only where it is installed.",
  async run({ frontDoor, seconds }) {
    const figures: Figures = {};
    const headers = { "Accept-Encoding": "gzip" };
    const shared = { connections, seconds, headers, expectedStatus: 200 };
    for (const path of paths) {
      const { processId } = frontDoor;
      const url = frontDoor.url + path;
      figures[`${path} from this server`] = await runLoad({ ...shared, url, processId });
    }
    const nginx = await startNginx(frontDoor.url, paths);
    if (nginx === null) return figures;
    try {
      for (const [index, path] of paths.entries()) {
        const { url, processId } = nginx;
        figures[`${path} from nginx`] = await runLoad({
          ...shared,
          url: `${url}/${index}.html`,
          processId,
        });
      }
    } finally {
      await nginx.stop();
    }
    return figures;
  },
};
