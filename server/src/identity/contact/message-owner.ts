import type { Db } from "../../platform/database/database.ts";

/** The fields of a message's payload that identify its account. */
export interface MessageMatter {
  account_id: string | null;
  token_id: string | null;
  code_id: string | null;
}

/** The id of the account or the waiting registration that a message is about; null where it is about none. */
export async function ownerOfMessage(db: Db, matter: MessageMatter): Promise<string | null> {
  const { account_id, token_id, code_id } = matter;
  return account_id ?? (await subjectOf(db, token_id)) ?? (await ownerOfCode(db, code_id));
}

async function subjectOf(db: Db, tokenId: string | null): Promise<string | null> {
  if (tokenId === null) return null;
  const token = await db
    .selectFrom("tokens")
    .select("subject_id")
    .where("id", "=", tokenId)
    .executeTakeFirst();
  return token?.subject_id ?? null;
}

async function ownerOfCode(db: Db, codeId: string | null): Promise<string | null> {
  if (codeId === null) return null;
  const change = await db
    .selectFrom("number_changes")
    .select("account_id")
    .where("code_id", "=", codeId)
    .executeTakeFirst();
  return change?.account_id ?? null;
}
