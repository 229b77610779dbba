import {
  type ListedPractice,
  maximumLogoBytes,
  savePractices,
} from "@frontdoor/contract/products/practices.ts";
import { consolePracticesWords } from "@frontdoor/words/staff/practices.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { Checkbox } from "../../../fields/checkbox.tsx";
import { Field } from "../../../fields/field.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog, type SendDialog } from "../confirm/confirm-dialog.tsx";
import type { RowDialogProps } from "../lists/use-row-dialog.tsx";
import { requiredProblems } from "../required-problems.ts";

const { form: words } = consolePracticesWords;

/** Changes a practice, or adds one if there is none. The logo stays unless another is chosen or it is removed. */
export function PracticeForm({ row: practice, ...dialog }: RowDialogProps<ListedPractice | null>) {
  const save: SendDialog = async (value, press, entered) => {
    const id = practice?.id ?? value("id");
    const name = value("name");
    const logo = entered.get("logoImage");
    const hasLogo = logo instanceof File && logo.size > 0;
    const problems = {
      ...requiredProblems({ id, name }),
      ...(hasLogo && logo.size > maximumLogoBytes && { logoImage: words.logoHint }),
    };
    const logoImage = hasLogo && problems.logoImage === undefined ? await base64Of(logo) : null;
    const active = entered.get("active") !== null;
    const keepLogo = entered.get("noLogo") === null;
    const saved = { id, name, active, keepLogo, ...(logoImage !== null && { logoImage }) };
    press({
      call: savePractices,
      input: { body: { practices: [saved] } },
      problems,
      said: fill(words.said, { name }),
    });
  };
  return (
    <ConfirmDialog
      words={practice === null ? { ...words, title: words.newTitle } : words}
      labels={{ id: words.id, name: words.name, logoImage: words.logo }}
      fields={(field, problems) => (
        <>
          {practice === null && (
            <TextField
              {...field("id")}
              hint={words.idHint}
              autoComplete="off"
              error={problems.id ?? problems["practices.0.id"]}
              required
            />
          )}
          <TextField
            {...field("name")}
            defaultValue={practice?.name}
            autoComplete="off"
            error={problems.name ?? problems["practices.0.name"]}
            required
          />
          <Field
            {...field("logoImage")}
            hint={practice?.hasLogo ? `${words.logoStays} ${words.logoHint}` : words.logoHint}
            error={problems.logoImage ?? problems["practices.0.logoImage"]}
          >
            {(attributes) => <input {...attributes} type="file" accept="image/png" />}
          </Field>
          {practice?.hasLogo && <Checkbox name="noLogo">{words.noLogo}</Checkbox>}
          <Checkbox name="active" defaultChecked={practice?.active ?? true}>
            {words.active}
          </Checkbox>
        </>
      )}
      onSubmit={save}
      {...dialog}
    />
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
