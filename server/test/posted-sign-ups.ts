import { goodPassword, newPerson } from "./people.ts";

/** What a person enters who is `newPerson`, by the names of the fields. */
export function practiceFields(given = newPerson()) {
  const { hcp, phone: _, type: _type, termsAccepted: _terms, ...person } = given;
  return {
    ...person,
    usernameType: "CUSTOM",
    confirmPassword: person.password,
    "hcp.discipline": hcp.discipline,
    "hcp.speciality": hcp.speciality,
    "hcp.role": hcp.role,
    "hcp.hpcsaNumber": hcp.hpcsaNumber,
    termsAccepted: "on",
  };
}

/** The same of an academic sign-up. */
export function academicFields(body: Record<string, unknown>) {
  const texts = Object.entries(body).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === true ? "on" : String(value)]],
  );
  return { ...Object.fromEntries(texts), confirmPassword: goodPassword } as Record<string, string>;
}

/** Where a page leads on to that a form was answered with. */
export const ledTo = ({ body }: { body: string }) =>
  /<meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(body)?.[1];
