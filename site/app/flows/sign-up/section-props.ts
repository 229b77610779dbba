import type { FieldEntry } from "@frontdoor/contract/form-fields.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { isFaulty, type TextFieldOf } from "./form-table.ts";
import type { LookupList } from "./lookup-list.ts";
import type { FieldChange } from "./registration-state.ts";

export interface SectionProps<Form, Field extends string, List extends string> {
  form: Form;
  problems: Problems;
  shown: ReadonlySet<Field>;
  lists: Readonly<Record<List, LookupList>>;
  /** Values were restored from a draft, which stores no secrets. */
  resumed: boolean;
  onChange: (change: FieldChange<Form>) => void;
  onAskListsAgain: () => void;
}

type TextEvent = { currentTarget: { value: string } };

/** The props of a form's sections and fields, from its tables. */
export function propsOfSections<Form, Id extends string, List extends string>(
  titles: Readonly<Record<Id, string>>,
  fields: Readonly<Record<TextFieldOf<Form>, FieldEntry<never>>> &
    Readonly<Record<string, { section: Id }>>,
) {
  type Props = Omit<SectionProps<Form, never, List>, "shown">;

  /** A section's title, and whether one of its fields has an error. */
  const sectionProps = ({ problems }: Pick<Props, "problems">, id: Id) => ({
    id,
    title: titles[id],
    faulty: isFaulty(fields, id, problems),
  });

  /** The props that connect a text or select field to the form, from its entry in the table. */
  function fieldProps<Field extends TextFieldOf<Form> & string>(
    { form, problems, resumed, onChange }: Omit<Props, "lists" | "onAskListsAgain">,
    field: Field,
  ) {
    const entry = fields[field];
    const { label, optional } = entry;
    const value = form[field] as string;
    return {
      name: field,
      label,
      hint: resumed && value === "" ? hintWhereMissing(entry) : entry.hint,
      value,
      error: problems[field],
      required: optional !== true,
      onChange({ currentTarget }: TextEvent) {
        const typed = currentTarget.value as Form[Field];
        onChange({ type: "changed", field, value: typed } as FieldChange<Form>);
      },
    };
  }

  const listProps = (props: Props, list: List, field: TextFieldOf<Form> & string) => ({
    ...fieldProps(props, field),
    list: props.lists[list],
    onAskAgain: props.onAskListsAgain,
  });

  return { sectionProps, fieldProps, listProps };
}

/** The hint of an empty field in a form restored from a draft: says that drafts never store this field (SEC-F10). */
function hintWhereMissing({ draft, hint }: Pick<FieldEntry<never>, "draft" | "hint">) {
  if (draft !== undefined) return hint;
  return hint === undefined ? signUpFormWords.notKept : `${hint}. ${signUpFormWords.notKept}`;
}
