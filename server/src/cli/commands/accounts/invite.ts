import {
  createAcademicInvite,
  createPracticeInvite,
  inviteStates,
  listInvites,
  type MadeInvite,
  resendInvite,
  revokeInvite,
} from "@frontdoor/contract/products/invites.ts";
import { invitingProducts } from "@frontdoor/contract/products.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
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
  {
    words: ["invite", "list"],
    example: "invite list --kind practice --status SENT",
    asks: ["listInvites"],
    summary: "Lists the newest invites",
    values: [],
    options: {
      kind: { meaning: "only of this product", choices: invitingProducts },
      status: { meaning: "only with this status", choices: inviteStates },
      practice: { meaning: "only for the practice with this id" },
      ...pageOptions,
    },
    async run(given, { ask }) {
      const kind = invitingProducts.find((name) => name === given.option("kind"));
      const status = inviteStates.find((name) => name === given.option("status"));
      const practiceId = given.option("practice");
      const query = { kind, status, practiceId, ...pageOf(given) };
      const invites = await ask(listInvites, { query });
      return { data: invites, text: table(invites, "There are none.") };
    },
  },
  {
    words: ["invite", "resend"],
    example: "invite resend 01890a5d-ac96-774b-bcce-b302099a8057",
    asks: ["resendInvite"],
    summary: "Mails an invite once more, with the same link and the same end",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      await ask(resendInvite, { params: { id: given.value("id") } });
      return { data: { sent: true }, text: "It goes by mail once more." };
    },
  },
  {
    words: ["invite", "revoke"],
    example: "invite revoke 01890a5d-ac96-774b-bcce-b302099a8057",
    asks: ["revokeInvite"],
    summary: "Ends an invite that nobody has used",
    values: ["id"],
    options: {},
    async run(given, { ask }) {
      await ask(revokeInvite, { params: { id: given.value("id") } });
      return { data: { revoked: true }, text: "It opens nothing any more." };
    },
  },
];

function made({ id }: MadeInvite): Printed {
  return { data: { id }, text: `It goes by mail. Its id is ${id}.` };
}
