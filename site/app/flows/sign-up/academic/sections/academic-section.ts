import { academicFields, academicSections } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { propsOfSections, type SectionProps } from "../../section-props.ts";
import type { AcademicForm, FormField } from "../academic-form.ts";
import type { InviteStanding } from "../academic-invite-terms.ts";
import type { ListName } from "../academic-sign-up.state.ts";

export interface AcademicSectionProps extends SectionProps<AcademicForm, FormField, ListName> {
  inviteStanding: InviteStanding;
}

export const { sectionProps, fieldProps, listProps } = propsOfSections<
  AcademicForm,
  keyof typeof academicSections,
  ListName
>(academicSections, academicFields);
