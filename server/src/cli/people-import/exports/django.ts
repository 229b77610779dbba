import type { ExportedSystem } from "./exported-system.ts";
import { textAt } from "./value-at.ts";

/** What `manage.py dumpdata auth.user` writes, or another model whose fields have these names. */
export const django: ExportedSystem = {
  list: null,
  disabled: (row) => textAt(row, "fields", "is_active") === "false",
  person(row) {
    const of = (field: string) => textAt(row, "fields", field);
    const joined = of("date_joined");
    const hash = of("password");
    return {
      username: of("username") || of("email"),
      emailAddress: of("email"),
      name: of("first_name"),
      surname: of("last_name"),
      // Without a time zone its hour is not known.
      createdAt: /(Z|[+-]\d\d:\d\d)$/.test(joined) ? joined : joined.slice(0, 10),
      // "!" is Django's mark for an account without a usable password.
      passwordHash: hash.startsWith("!") ? "" : hash,
    };
  },
};
