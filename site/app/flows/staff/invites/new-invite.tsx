import { brand } from "@frontdoor/brand/brand.ts";
import { defaultPracticeUserType } from "@frontdoor/contract/constants.ts";
import {
  createAcademicInvite,
  createPracticeInvite,
} from "@frontdoor/contract/products/invites.ts";
import { type InvitingProduct, invitingProducts } from "@frontdoor/contract/products.ts";
import { type AcademicRole, academicRoles, roleTerms } from "@frontdoor/contract/roles.ts";
import { consoleInvitesWords } from "@frontdoor/words/staff/invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { EmailField } from "../../../fields/email-field.tsx";
import { SelectField } from "../../../fields/select-field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog, type DialogProps, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { useConsole } from "../console.ts";
import { Chips } from "../lists/chips.tsx";
import { requiredProblems } from "../required-problems.ts";

const { making: words } = consoleInvitesWords;
const { emailAddress, name, role, userType, practiceId } = words;
const labels = { emailAddress, name, role, userType, practiceId };
const callOf = { practice: "createPracticeInvite", academic: "createAcademicInvite" } as const;

/** Dialog that makes and mails an invite to a product. */
export function NewInvite(dialog: DialogProps) {
  const { may } = useConsole();
  const products = invitingProducts.filter((product) => may(callOf[product]));
  const choices = Object.fromEntries(
    products.map((product) => [product, brand.products[product].name]),
  ) as Record<InvitingProduct, string>;
  const [product, setProduct] = useState<InvitingProduct>(products[0] ?? "practice");
  const send: SendDialog = (value, press) => {
    const emailAddress = value("emailAddress");
    const [userType, practiceId] = [value("userType"), value("practiceId")];
    const [name, role] = [value("name"), value("role") as AcademicRole];
    const every = { emailAddress, send: true, reason: value("reason") };
    const said = fill(words.said, { emailAddress });
    if (product === "practice") {
      return press({
        call: createPracticeInvite,
        input: { body: { ...every, userType, ...(practiceId !== "" && { practiceId }) } },
        problems: requiredProblems({ emailAddress, userType }),
        said,
      });
    }
    return press({
      call: createAcademicInvite,
      input: { body: { ...every, name, role } },
      problems: requiredProblems({ emailAddress, name, role }),
      said,
    });
  };
  return (
    <ConfirmDialog
      words={words}
      asksReason
      labels={labels}
      fields={(field) => (
        <>
          <Chips label={words.product} choices={choices} chosen={product} onChoose={setProduct} />
          <EmailField {...field("emailAddress")} autoComplete="off" required />
          {product === "academic" ? (
            <>
              <TextField {...field("name")} autoComplete="off" required />
              <SelectField
                {...field("role")}
                options={academicRoles.map((id) => ({ id, name: roleTerms[id].label }))}
                required
              />
            </>
          ) : (
            <>
              <TextField
                {...field("userType")}
                hint={words.userTypeHint}
                defaultValue={defaultPracticeUserType}
                autoComplete="off"
                required
              />
              <TextField {...field("practiceId")} hint={words.practiceIdHint} autoComplete="off" />
            </>
          )}
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}
