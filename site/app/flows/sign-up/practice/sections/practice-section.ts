import {
  type PracticeField,
  practiceFields,
  practiceSections,
} from "@frontdoor/contract/practice/sign-up-fields.ts";
import { propsOfSections, type SectionProps } from "../../section-props.ts";
import type { PracticeForm } from "../practice-form.ts";
import type { ListName } from "../practice-sign-up.state.ts";

export type PracticeSectionProps = SectionProps<PracticeForm, PracticeField, ListName>;

export const { sectionProps, fieldProps, listProps } = propsOfSections<
  PracticeForm,
  keyof typeof practiceSections,
  ListName
>(practiceSections, practiceFields);
