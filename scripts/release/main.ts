import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { compressAssets } from "./compress-assets.ts";
import { debianName, makeDebianPackage } from "./debian-package.ts";
import { readLock } from "./lockfile.ts";
import { checksumOf, pack } from "./pack.ts";
import { run } from "./package-folder.ts";
import { platformsNamed } from "./platforms.ts";
import { sign } from "./sign.ts";
import { stage } from "./stage.ts";
import { tagText } from "./tag-text.ts";

/**
 * `npm run release`: writes the release into `dist/`. `--platform here` or `linux-x64,darwin-arm64` makes some of the
 * archives, `--into` names another folder, `--sign` the secret key of minisign that signs the checksums.
 * `SOURCE_DATE_EPOCH` dates the files; else the last commit does.
 */
process.once("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});
const { values } = parseArgs({
  options: {
    platform: { type: "string" },
    into: { type: "string", default: "dist" },
    sign: { type: "string" },
  },
});
const lock = readLock(readFileSync("package-lock.json", "utf8"));
const version = lock[""]?.version ?? "";
const { version: named } = JSON.parse(readFileSync("package.json", "utf8"));
if (named !== version) {
  throw new Error(
    `package.json has version ${named}, package-lock.json ${version}: run npm install.`,
  );
}
const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? run("git", ["log", "-1", "--format=%ct"]));
const text = tagText(readFileSync("CHANGELOG.md", "utf8"), version);

mkdirSync(values.into, { recursive: true });
await compressAssets("site/build");
const made: string[] = [];
const hasDpkg = spawnSync("dpkg-deb", ["--version"]).status === 0;
if (!hasDpkg) console.log("No Debian package is made: dpkg-deb is missing.");
for (const platform of platformsNamed(values.platform)) {
  const name = `frontdoor-${version}-${platform.name}`;
  const folder = `${values.into}/${name}`;
  await stage(folder, lock, platform);
  pack(folder, `${folder}.tar.gz`, seconds);
  writeFileSync(`${folder}.cdx.json`, readFileSync(`${folder}/bill-of-materials.json`));
  made.push(`${name}.tar.gz`, `${name}.cdx.json`);
  const debian = debianName(version, platform);
  if (debian !== null && hasDpkg) {
    makeDebianPackage(folder, `${values.into}/${debian}`, { version, platform, seconds });
    made.push(debian);
  } else {
    rmSync(folder, { recursive: true });
  }
  console.log(`${folder}.tar.gz`);
}
writeFileSync(`${values.into}/tag.txt`, text);
const sums = made.map((file) => `${checksumOf(`${values.into}/${file}`)}  ${file}\n`);
writeFileSync(`${values.into}/SHA256SUMS`, sums.join(""));
if (values.sign !== undefined)
  sign(`${values.into}/SHA256SUMS`, values.sign, `frontdoor ${version}`);
