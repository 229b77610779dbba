import { inviteStates, type MadeInvite } from "@frontdoor/contract/products/invites.ts";
import { invitingProducts } from "@frontdoor/contract/products.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
import { callCommand, done, listCommand } from "../../call-command.ts";
import type { Command, Printed } from "../../command.ts";
import { reasonOption } from "../../reason-option.ts";

export const inviteCommands: readonly Command[] = [
  callCommand("createPracticeInvite", {
    usage: "invite practice <email>",
    example: "invite practice thandi@example.org --practice sandton-1 --reason 'new practitioner'",
    summary: "Invites a person to the practice product",
    options: {
      type: { meaning: "the user type", fallback: "HCP" },
      practice: { meaning: "the id of the practice" },
      ...reasonOption,
    },
    printed: made,
  }),
  callCommand("createAcademicInvite", {
    usage: "invite academic <email> <name>",
    example:
      "invite academic thandi@example.org 'Thandi Nkosi' --role SUPERVISOR --reason 'new supervisor'",
    summary: "Invites a person to the academic product",
    options: {
      role: { meaning: "the role", choices: academicRoles, fallback: "TRAINEE" },
      ...reasonOption,
    },
    printed: made,
  }),
  listCommand("listInvites", {
    usage: "invite list",
    example: "invite list --kind practice --status SENT",
    summary: "Lists the newest invites",
    options: {
      kind: { meaning: "only of this product", choices: invitingProducts },
      status: { meaning: "only with this status", choices: inviteStates },
      practice: { meaning: "only for the practice with this id" },
    },
  }),
  callCommand("resendInvite", {
    usage: "invite resend <id>",
    example: "invite resend 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Mails an invite once more, with the same link and the same end",
    printed: done("sent", "It goes by mail once more."),
  }),
  callCommand("revokeInvite", {
    usage: "invite revoke <id>",
    example: "invite revoke 01890a5d-ac96-774b-bcce-b302099a8057",
    summary: "Ends an invite that nobody has used",
    printed: done("revoked", "It opens nothing any more."),
  }),
];

function made({ id }: MadeInvite): Printed {
  return { data: { id }, text: `It goes by mail. Its id is ${id}.` };
}
