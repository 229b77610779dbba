import type { Visitor } from "../visitor.ts";
import { supervisor, trainee } from "./academic.ts";
import { owner, patient } from "./account.ts";
import { guarded, keyHolder } from "./authentication-methods.ts";
import { member } from "./plugged.ts";
import { caller, forgetful, invited } from "./practice.ts";

/** What somebody does from beginning to end, waiting for what is mailed to them. */
export type Story = (visitor: Visitor, another: () => Visitor) => Promise<void>;

export const stories: readonly Story[] = [
  forgetful,
  invited,
  trainee,
  supervisor,
  patient,
  owner,
  guarded,
  keyHolder,
  member,
  caller,
];
