import {
  createAcademicInvite,
  createPracticeInvite,
  inviteStates,
  type MadeInvite,
} from "@frontdoor/contract/products/invites.ts";
import { invitingProducts } from "@frontdoor/contract/products.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
import { callCommand } from "../../call-command.ts";
import type { Command, Printed } from "../../command.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { table } from "../../rows/columns.ts";
import { pageOf, pageOptions } from "../../rows/page-options.ts";

export const inviteCommands: readonly Command[] = [
  {
    words: ["invite", "practice"],
    example: "invite practice thandi@example.org --practice sandton-1 --reason 'new practitioner'",
    asks: ["createPracticeInvite"],
    summary: "Invites a person to the practice product",
    values: ["email"],
    options: {
      type: { meaning: "the user type", fallback: "HCP" },
      practice: { meaning: "the id of the practice" },
      ...reasonOption,
    },
    async run(given, { ask }) {
      const body = {
        emailAddress: given.value("email"),
        userType: given.option("type"),
        practiceId: given.option("practice"),
        reason: reasonOf(given),
      };
      return made(await ask(createPracticeInvite, { body }));
    },
  },
  {
    words: ["invite", "academic"],
    example:
      "invite academic thandi@example.org 'Thandi Nkosi' --role SUPERVISOR --reason 'new supervisor'",
    asks: ["createAcademicInvite"],
    summary: "Invites a person to the academic product",
    values: ["email", "name"],
    options: {
      role: { meaning: "the role", choices: academicRoles, fallback: "TRAINEE" },
      ...reasonOption,
    },
    async run(given, { ask }) {
      const role = academicRoles.find((name) => name === given.option("role")) ?? "TRAINEE";
      const body = {
        emailAddress: given.value("email"),
        name: given.value("name"),
        role,
        reason: reasonOf(given),
      };
      return made(await ask(createAcademicInvite, { body }));
    },
  },
  callCommand("listInvites", {
    words: ["invite", "list"],
    example: "invite list --kind practice --status SENT",
    summary: "Lists the newest invites",
    options: {
      kind: { meaning: "only of this product", choices: invitingProducts },
      status: { meaning: "only with this status", choices: inviteStates },
      practice: { meaning: "only for the practice with this id" },
      ...pageOptions,
    },
    question: (given) => {
      const kind = invitingProducts.find((name) => name === given.option("kind"));
      const status = inviteStates.find((name) => name === given.option("status"));
      const practiceId = given.option("practice");
      const query = { kind, status, practiceId, ...pageOf(given) };
      return { query };
    },
    printed: (invites) => ({ data: invites, text: table(invites, "There are none.") }),
  }),
  callCommand("resendInvite", {
    words: ["invite", "resend"],
    example: "invite resend 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Mails an invite once more, with the same link and the same end",
    values: ["id"],
    question: (given) => ({ params: { id: given.value("id") } }),
    printed: () => ({ data: { sent: true }, text: "It goes by mail once more." }),
  }),
  callCommand("revokeInvite", {
    words: ["invite", "revoke"],
    example: "invite revoke 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Ends an invite that nobody has used",
    values: ["id"],
    question: (given) => ({ params: { id: given.value("id") } }),
    printed: () => ({ data: { revoked: true }, text: "It opens nothing any more." }),
  }),
];

function made({ id }: MadeInvite): Printed {
  return { data: { id }, text: `It goes by mail. Its id is ${id}.` };
}
