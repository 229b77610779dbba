import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { TextField, type TextFieldProps } from "../../fields/text-field.tsx";

const apostrophe = /['\u2018\u2019\u02bc]/;

/** A part of a person's name. An apostrophe is refused (S5.001): once one is typed, a hint says how to write it. */
export function NameField({ value, ...field }: TextFieldProps & { value: string }) {
  const hint = apostrophe.test(value) ? signUpFormWords.nameHint : field.hint;
  return <TextField {...field} value={value} hint={hint} />;
}
