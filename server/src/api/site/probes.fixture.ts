/** What scanners ask a web server for. */
const files = [
  ".env .env.local .env.production .git/HEAD .git/config .git/index .gitignore .svn/entries .hg/hgrc",
  ".DS_Store .npmrc .htaccess .htpasswd .ssh/id_rsa .aws/credentials .docker/config.json .vscode/settings.json",
  ".idea/workspace.xml .bash_history .dockerignore .ci/run .well-known/nothing .vite/manifest.json",
  "package.json package-lock.json tsconfig.json biome.json vite.config.ts vitest.config.ts yarn.lock",
  "site-manifest.json client/index.html ../site-manifest.json server/src/main.ts data/master.key master.key",
  "product-keys.json id_rsa server.key private.pem backup.sql dump.sql db.sqlite backup.zip backup.tar.gz",
  "notes.php index.php wp-login.php wp-config.php wp-admin/ xmlrpc.php phpinfo.php info.php test.php shell.php",
  "admin/config.php adminer.php phpmyadmin/ cgi-bin/test.cgi server-status server-info status.json",
  "actuator actuator/env actuator/heapdump console solr/ jenkins/ manager/html web.config WEB-INF/web.xml",
  "swagger.json openapi.json api-docs docs docs/api graphql metrics debug/pprof trace.axd elmah.axd",
  "assets/ assets assets/app-abc123.js.map assets/.git/config assets/../.env app.js.map main.css.map",
  "compressed/ compressed/x.br node_modules/fastify/package.json Dockerfile docker-compose.yml Makefile",
  "README.md LICENSE CHANGELOG.md error.log debug.log access.log logs/error.log config.yml config.json",
  "settings.py local_settings.py credentials.json secrets.json token.txt id.txt crossdomain.xml humans.txt",
  "sitemap.xml.gz index.html~ index.html.bak index.html.old login/index.html.swp .index.html.swp robots.txt.bak",
  "login.php login.aspx login.jsp admin.html nothing.ico apple-touch-icon.png browserconfig.xml manifest.json",
]
  .flatMap((line) => line.split(" "))
  .map((name) => `/${name}`);

/** Ways out of a folder, in the spellings that servers have fallen for. */
const ways = [
  "../ ..%2f %2e%2e/ %2e%2e%2f ..%5c %2e%2e%5c ..\\ %252e%252e%252f ..;/ .%2e/ %c0%ae%c0%ae/",
  "..%00/ ..%c0%af ....// %2e%2e%00%2f ..%09/ ..%0d%0a/ ../../ ../../../",
].flatMap((line) => line.split(" "));
const roots = ["/", "/assets/", "/login/", "/passwordreset/ud/"];
const targets = ["etc/passwd", ".env"];

const traversals = ways.flatMap((way) =>
  roots.flatMap((root) => targets.map((target) => `${root}${way.repeat(3)}${target}`)),
);

const oddities = [
  "/%00 /index.html%00.png /assets/app-abc123.js%00 /assets%2fapp-abc123.js",
  "/assets\\app-abc123.js /login%2f /login%00 /login%0d%0aSet-Cookie:a=b /%5c%5cevil.example",
  "/\\evil.example //evil.example //evil.example/ ///evil.example/%2e%2e /https://evil.example/",
  "/%zz /% /%ff%fe /__proto__ /constructor /hasOwnProperty",
].flatMap((line) => line.split(" "));

/** The addresses of the probe (SEC-G16): not one of them may be served. */
export const probes: readonly string[] = [...files, ...traversals, ...oddities];
