import { writeFileSync } from "node:fs";
import {
  grantedScopeNames,
  type Scope,
  scopeNames,
  scopes,
} from "@frontdoor/contract/products/claims.ts";
import { globalRegistry } from "zod/mini";
import { jsonSchema } from "./openapi/operation.ts";

export const claimsFile = "docs/integrate/claims.md";

/** docs/integrate/claims.md: every claim that a product can ask for, by its scope. */
export function claimsDocument(): string {
  return `# Claims

What a product may know of a person. It asks by scopes, through OpenID's userinfo or with its own key; the answer is the same. Written by \`node scripts/documents/claims.ts\`.

\`\`\`sh
curl -H "Authorization: Bearer $PRODUCT_KEY" \\
  "$FRONTDOOR_URL/api/products/accounts/$ACCOUNT_ID?scope=profile+email"
\`\`\`

\`\`\`json
{
  "sub": "01990a3c-6c1f-7d5e-9b0a-2f6f3f1c8e11",
  "name": "Lerato van der Merwe",
  "given_name": "Lerato",
  "family_name": "van der Merwe",
  "preferred_username": "lerato",
  "locale": "en-ZA",
  "updated_at": 1795417200,
  "email": "lerato@example.org",
  "email_verified": true
}
\`\`\`

- **Ask for as little as you need.** Without a scope the answer is \`sub\` alone, which says that the account is active.
- **Unknown claims are left out**: not asked at sign-up, or of another role. A list's choice is an \`id\`, which stays, and its current \`name\`.
- **One 404** (\`ACCOUNT_ID_UNKNOWN\`) for an unknown id, another product's account, an archived or suspended one: end its sessions.
- **${listOf(grantedScopeNames)}** is granted by the operator (\`scope grant\`, docs/operations.md). By OpenID Connect only sites with a back end may ask for it: pages and apps (\`--type browser\`, \`--type native\`) keep no secret. Without it the answer is 403 (\`SCOPE_NOT_GRANTED\`), and userinfo leaves its claims out. Each reading is audited.

## Scopes

| Scope | What for | Who has it |
|---|---|---|
${scopeNames.map(scopeRow).join("\n")}

${scopeNames.map(section).join("\n\n")}
`;
}

const listOf = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

const scopeRow = (name: Scope) =>
  `| \`${name}\` | ${scopes[name].purpose} | ${scopes[name].isGranted ? "products that the operator grants it to" : "every product"} |`;

function section(name: Scope): string {
  const rows = Object.entries(scopes[name].claims).map(
    ([claim, schema]) =>
      `| \`${claim}\` | ${typeOf(jsonSchema(schema))} | ${globalRegistry.get(schema)?.description} |`,
  );
  return `## \`${name}\`\n\n| Claim | Type | What it is |\n|---|---|---|\n${rows.join("\n")}`;
}

function typeOf(schema: Record<string, unknown>): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${value}\``).join(" or ");
  if (schema.type === "object") return "`{ id, name }`";
  return String(schema.format ?? schema.type);
}

if (import.meta.main) writeFileSync(claimsFile, claimsDocument());
