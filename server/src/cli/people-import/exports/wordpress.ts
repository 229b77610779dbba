import type { ExportedSystem } from "./exported-system.ts";
import { textAt } from "./value-at.ts";

/** What `wp user list --format=json` or `--format=csv` writes with `user_pass` among its fields. */
export const wordpress: ExportedSystem = {
  list: null,
  mayBeCsv: true,
  disabled: () => false,
  person(user) {
    const registered = textAt(user, "user_registered");
    return {
      username: textAt(user, "user_login"),
      emailAddress: textAt(user, "user_email"),
      name: textAt(user, "first_name"),
      surname: textAt(user, "last_name"),
      createdAt: momentOf(registered),
      passwordHash: textAt(user, "user_pass"),
    };
  },
};

/** WordPress keeps it in UTC, and a row without one as zeros. */
function momentOf(registered: string): string {
  if (registered.startsWith("0000")) return "";
  return registered === "" ? "" : `${registered.replace(" ", "T")}Z`;
}
