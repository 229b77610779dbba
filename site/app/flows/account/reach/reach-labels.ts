import { accountFieldWords } from "@frontdoor/words/account-fields.ts";

export const emailLabel = accountFieldWords.emailAddress;
export const numberLabel = accountFieldWords.cellNumber;
