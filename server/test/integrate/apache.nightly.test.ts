import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { logInFrom, type Opened, openForLibrary } from "./library-products.ts";
import { openBrowser } from "./sample.ts";

const modules = "/usr/lib/apache2/modules";
const isInstalled = existsSync(`${modules}/mod_auth_openidc.so`);

/** The settings of docs/integrate/apache.md, and what a server of its own needs. */
function settings({ issuer, secret, productUrl, port }: Opened, folder: string): string {
  const named = ["mpm_event", "authn_core", "authz_core", "authz_user", "auth_openidc", "dir"];
  return `${named.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
ServerName localhost
${process.getuid?.() === 0 ? "User nobody\nGroup nogroup" : ""}
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
Mutex file:${folder}
ErrorLog ${folder}/error.log
DocumentRoot ${folder}/site
DirectoryIndex index.html
OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID my-product
OIDCClientSecret ${secret}
OIDCRedirectURI ${productUrl}/callback
OIDCScope "openid profile email"
OIDCPKCEMethod S256
OIDCCryptoPassphrase ${"a passphrase of the product's own".replaceAll(/\W/g, "-")}
<Location />
  AuthType openid-connect
  Require valid-user
  # Also for what says that it is a script, as the requests of this test do.
  OIDCUnAuthAction auth true
</Location>
`;
}

test.skipIf(!isInstalled)(
  "Debian's apache2 with libapache2-mod-auth-openidc lets in who logs in, and nobody else",
  async () => {
    const opened = await openForLibrary("web");
    const folder = mkdtempSync(join(tmpdir(), "apache-"));

    chmodSync(folder, 0o755);
    mkdirSync(join(folder, "site"));
    writeFileSync(join(folder, "site/index.html"), "Behind the login");
    writeFileSync(join(folder, "apache.conf"), settings(opened, folder));
    const apache = spawn("/usr/sbin/apache2", ["-X", "-f", join(folder, "apache.conf")], {
      stdio: "inherit",
    });
    const isUp = () =>
      fetch(opened.productUrl, { redirect: "manual", signal: AbortSignal.timeout(1_000) }).then(
        () => true,
        () => false,
      );
    for (let tries = 0; tries < 20 && !(await isUp()); tries += 1) await setTimeout(100);
    const browser = openBrowser();
    const { url, text } = await logInFrom(opened, browser, `${opened.productUrl}/`);
    expect([url.href, text]).toEqual([`${opened.productUrl}/`, "Behind the login"]);
    apache.kill();
    await opened.frontdoor.close();
    rmSync(folder, { recursive: true });
  },
);
