import { globSync, readFileSync } from "node:fs";
import { contentTypeOf } from "../../server/src/api/site/files/content-type.ts";
import { storeFile } from "../../server/src/api/site/files/stored-file.ts";

/**
 * Compresses the files that are the same in every installation, into the folder that the server uses. Pages contain the
 * installation's own address, so the server compresses them itself.
 */
export async function compressAssets(build: string): Promise<void> {
  const files = globSync("client/**/*.*", { cwd: build }).filter((file) => !file.endsWith(".html"));
  for (const file of files) {
    const contentType = contentTypeOf(`/${file}`);
    if (contentType === null) continue;
    const bytes = readFileSync(`${build}/${file}`);
    await (await storeFile(bytes, contentType, `${build}/compressed`)).pack();
  }
}
