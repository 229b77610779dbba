import type { Visitor } from "../visitor.ts";
import { supervisor, trainee } from "./academic.ts";
import { owner, patient } from "./account.ts";
import { member } from "./plugged.ts";
import { caller, forgetful, invited } from "./practice.ts";
import { guarded, keyHolder } from "./ways-in.ts";

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
