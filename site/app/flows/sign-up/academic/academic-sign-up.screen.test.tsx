import { createRef, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { AcademicForm } from "./academic-form.ts";
import { AcademicSignUpScreen } from "./academic-sign-up.screen.tsx";
import { type AcademicSignUp, newAcademicSignUp } from "./academic-sign-up.state.ts";
import { HodInviteForm } from "./hod-search/hod-invite-form.tsx";
import { HodSearchScreen } from "./hod-search/hod-search.screen.tsx";

const list = (...items: [string, string][]) => ({
  is: "loaded" as const,
  items: items.map(([id, name]) => ({ id, name, active: true })),
});
const lists = {
  countries: list(["NA", "Namibia"]),
  disciplines: list(["1", "Medicine"]),
  specialities: list(["2", "Urology"]),
  grades: list(["3", "Registrar"]),
  roles: list(["TRAINEE", "TRAINEE"], ["SUPERVISOR", "SUPERVISOR"]),
  institutions: list(["9", "Academic hospital"]),
};
const nothing = () => {};
const drawn = (element: ReactElement) => {
  const html = renderToStaticMarkup(element);
  return { html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
};
const draw = (form: Partial<AcademicForm>, change: Partial<AcademicSignUp> = {}) =>
  drawn(
    <AcademicSignUpScreen
      signUp={{
        ...newAcademicSignUp,
        lists,
        ...change,
        form: { ...newAcademicSignUp.form, ...form },
      }}
      progress={[]}
      selector={null}
      ref={createRef()}
      onChange={nothing}
      onAskListsAgain={nothing}
      onSubmit={nothing}
    />,
  ).text;
const hod = {
  id: "5",
  user: { name: "Ayanda", surname: "Khumalo" },
  trainingInstitution: { id: "8", name: "Another hospital" },
  speciality: "Urology",
};

describe("the academic form", () => {
  test("[S2.130 S2.133 S2.135] marks its required fields with an asterisk, the optional ones without", () => {
    const text = draw({ academicSector: "Yes", role: "TRAINEE", specialityGradeId: "3" });
    for (const label of [
      "Name",
      "Surname",
      "Email address",
      "Cellphone number",
      "Identity type",
      "ID number",
      "Discipline",
      "HPCSA number",
      "Academic sector",
      "Role",
      "Training institution",
      "Password",
      "Confirm password",
    ]) {
      expect(text).toContain(`${label} *`);
    }
    for (const label of ["Practice number", "Trainee post number", "Registrar appointment date"]) {
      expect(text).toContain(label);
      expect(text).not.toContain(`${label} *`);
    }
    expect(text).toMatch(/I have read and accept the Terms and Conditions/);
  });

  test("[S4.012 S4.013] offers the roles trainee and supervisor, and not HCP", () => {
    const text = draw({ academicSector: "Yes" });
    expect(text).toContain("Trainee");
    expect(text).toContain("Supervisor");
    expect(text).not.toContain("HCP");
  });

  test("[S4.016 S4.019] warns of a head of department who works elsewhere, and asks for a tick", () => {
    const supervisor = { academicSector: "Yes", role: "SUPERVISOR" } as const;
    const chosen = { ...supervisor, hod: { is: "found", hod } as const };
    const warning = "The chosen head of department works in another institution or speciality.";
    expect(draw({ ...chosen, trainingInstitutionId: "8" })).not.toContain(warning);
    const text = draw({ ...chosen, trainingInstitutionId: "9" });
    expect(text).toContain(warning);
    expect(text).toContain("I confirm that this is my head of department *");
    expect(text).toContain("Ayanda Khumalo");
  });

  test("[S4.035 S6.009] of an invited head of department shows the role as text and asks for no sector", () => {
    const text = draw({ academicSector: "Yes", role: "HOD" });
    expect(text).toContain("Role: Head of department");
    expect(text).not.toContain("Academic sector");
    expect(text).not.toContain("Find your head of department");
    expect(text).toContain("Training institution *");
  });

  test("[S4.016 S7.016] shows the server's question with its box also where no head of department is named", () => {
    const step = { at: "hodQuestioned", message: "Server words" } as const;
    for (const form of [
      { academicSector: "No" },
      { academicSector: "Yes", role: "TRAINEE" },
    ] as const) {
      const text = draw(form, { step, hodQuestioned: true });
      expect(text).toContain("Server words");
      expect(text).toContain("I confirm what is said of my head of department *");
    }
  });

  test("[S7.014] says when the invite is for another address or role, and so does not apply", () => {
    const invite = { key: "k", emailAddress: "thandi@example.org", role: "TRAINEE" } as const;
    const own = { username: "thandi@example.org", academicSector: "Yes" } as const;
    expect(draw({ ...own, role: "TRAINEE" }, { invite })).toContain("is for this address");
    const otherRole = draw({ ...own, role: "SUPERVISOR" }, { invite });
    expect(otherRole).toContain("Your invite is for another role, so it no longer applies.");
    const otherAddress = draw({ ...own, username: "x@example.org", role: "TRAINEE" }, { invite });
    expect(otherAddress).toContain("Your invite is for another address, so it no longer applies.");
  });

  test("[S7.017] shows a refusal with a link to each faulty field", () => {
    const step = { at: "refused", message: "Server words" } as const;
    const text = draw({}, { step, problems: { name: "The field is required" } });
    expect(text).toContain("Server words");
    expect(text).toContain("Name: The field is required");
  });
});

describe("the HOD search", () => {
  const results = { is: "found", hods: [hod], widened: null } as const;
  const drawSearch = (
    shown: Parameters<typeof HodSearchScreen>[0]["results"],
    offered: Parameters<typeof HodSearchScreen>[0]["lists"] = lists,
  ) =>
    drawn(
      <HodSearchScreen
        filter={{ searchTerm: "Khu", speciality: "2", institute: "9" }}
        lists={offered}
        results={shown}
        cameBack={false}
        onSearch={nothing}
        onChoose={nothing}
        onInvite={nothing}
        onAskListsAgain={nothing}
      />,
    );

  test("[S2.171 S2.172 S3.059] filters by term, speciality and institution, and lists whom it found", () => {
    const { html, text } = drawSearch(results);
    for (const name of ["searchTerm", "speciality", "institute"]) {
      expect(html).toContain(`name="${name}"`);
    }
    expect(html).toContain('value="Khu"');
    expect(text).toContain("One was found. Ayanda Khumalo Urology, Another hospital Choose");
  });

  test("[S7.030 SEC-D14] says that there may be more where the answer is cut", () => {
    const many = (count: number) =>
      drawSearch({
        is: "found",
        widened: null,
        hods: Array.from({ length: count }, (_, index) => ({ ...hod, id: `${index}` })),
      }).text;
    expect(many(20)).toContain("20 were found. There may be more: please narrow the search.");
    expect(many(19)).not.toContain("There may be more");
  });

  test("[S2.171] a list that did not load can be asked for again, one that loads is waited for", () => {
    const failed = { is: "failed", message: "Server words" } as const;
    const { text } = drawSearch(results, { ...lists, specialities: failed });
    expect(text).toContain("Server words");
    expect(text).toContain("Try again");
    const waiting = drawSearch(results, { ...lists, institutions: { is: "loading" } });
    expect(waiting.html).toMatch(
      /<select[^>]*disabled[^>]*name="institute"|name="institute"[^>]*disabled/,
    );
  });

  test("[S7.030] can be asked again before it has answered", () => {
    const { html } = drawSearch({ is: "searching" });
    expect(html).toContain("Searching");
    expect(html).not.toMatch(/<button[^>]*type="submit"[^>]*disabled/);
    expect(html).not.toMatch(/<button[^>]*disabled[^>]*type="submit"/);
  });

  test("[S7.032] says so when nobody or nothing was found", () => {
    expect(drawSearch({ is: "found", hods: [], widened: null }).text).toContain(
      "Nobody was found.",
    );
    expect(drawSearch({ is: "failed", message: "Server words", problems: {} }).text).toContain(
      "Server words",
    );
  });

  test("[S2.173 S6.005] invites somebody new by email and name", () => {
    const { text } = drawn(
      <HodInviteForm before={{ emailAddress: "", name: "" }} onInvite={nothing} onBack={nothing} />,
    );
    expect(text).toContain("Email address *");
    expect(text).toContain("Name *");
  });
});
