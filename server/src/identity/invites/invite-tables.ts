import type { InviteState } from "@frontdoor/contract/products/invites.ts";
import type { InvitingProduct } from "@frontdoor/contract/products.ts";

export interface InviteTables {
  invites: {
    id: string;
    kind: InvitingProduct;
    /** What is stored: an invite whose time has run out is still `SENT` here. */
    status: Exclude<InviteState, "EXPIRED">;
    /** As it was given; the invite's mail goes here and nowhere else. */
    email: string;
    email_index: string;
    /** Empty where none was given. */
    name: string;
    /** The user type of a practice invite, the role of an academic one. */
    role: string;
    practice_id: string | null;
    /** Whether it was mailed to its address: using it then verifies that address. */
    mailed: boolean;
    nonce: Buffer;
    key_id: string;
    /** SHA-256 of the code; the code itself is stored nowhere (SEC-C3). */
    code_hash: Buffer;
    token_epoch: number;
    /** An account's id, `operator`, or a product's name. */
    created_by: string;
    created_at: Date;
    expires_at: Date;
    /** The account that the invite brought. */
    used_by: string | null;
    used_at: Date | null;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends InviteTables {}
}
