import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { DateField } from "./date-field.tsx";
import { ErrorArea, RefusalArea } from "./error-area.tsx";
import { PasswordField } from "./password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { PhoneField } from "./phone-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SelectField } from "./select-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./text-field.tsx";

const render = (element: ReactElement) => renderToStaticMarkup(element);
const options = [{ id: "za", name: "South Africa" }];

test.each([
  ["text", <TextField key="1" name="surname" label="Surname" required />],
  ["select", <SelectField key="2" name="surname" label="Surname" options={options} required />],
  [
    "radio group",
    <RadioGroup
      key="3"
      name="surname"
      label="Surname"
      options={[{ value: "a", label: "A" }]}
      required
    />,
  ],
  [
    "checkbox",
    <Checkbox key="4" name="surname" required>
      Surname
    </Checkbox>,
  ],
])(
  "[S2.135] a required %s is marked with an asterisk, and says so to assistive technology",
  (_, element) => {
    const html = render(element);
    expect(html).toMatch(/Surname<span class="field__asterisk" aria-hidden="true">\*<\/span>/);
    expect(html).toMatch(/aria-required="true"|required=""/);
  },
);

test("an entry is shown by its translation, and an English name is marked as English for voices", () => {
  const list = [
    { id: "1", name: "Psychiatry", translation: "Psigiatrie" },
    { id: "2", name: "Knee Surgery" },
  ];
  const html = render(
    <SelectField name="specialityId" label="Speciality" options={list} optionsLanguage="en-ZA" />,
  );
  expect(html).toContain('<option value="1">Psigiatrie</option>');
  expect(html).toContain('<option value="2" lang="en-ZA">Knee Surgery</option>');
});

test("an optional field has no asterisk", () => {
  expect(render(<TextField name="prNumber" label="Practice number" />)).not.toContain("*");
});

test("label, hint and error belong to the control, and the error marks it invalid", () => {
  const html = render(
    <TextField
      name="otp"
      label="One-time password"
      hint="From the SMS"
      error="The field is required"
    />,
  );
  const described = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(html).toContain('<label for="otp">');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`<p class="field__hint" id="${described[0]}">From the SMS</p>`);
  expect(html).toContain(`<p class="field__error" id="${described[1]}">`);
  expect(html.indexOf("From the SMS")).toBeLessThan(html.indexOf("<input"));
});

test("[Q090] a date is text with the placeholder YYYY-MM-DD, and any keyboard has its hyphens", () => {
  const html = render(<DateField name="date" label="Date" />);
  expect(html).toMatch(
    /type="text".*placeholder="YYYY-MM-DD"|placeholder="YYYY-MM-DD".*type="text"/,
  );
  // The numeric keyboard of an iPhone has digits alone.
  expect(html.toLowerCase()).not.toContain("inputmode");
});

test("a phone number brings up the phone keyboard and fills itself in", () => {
  const html = render(<PhoneField name="cell" label="Cell" />);
  expect(html).toContain('type="tel"');
  expect(html).toContain('autoComplete="tel"');
});

test("[S5.005 S5.088] of a password that is long enough, or was refused, the rule that it breaks is marked", () => {
  const missing = (value: string, isFaulty = false) =>
    [
      ...render(<PasswordRules value={value} isFaulty={isFaulty} />).matchAll(
        /password-rules__missing.*?<\/li>/g,
      ),
    ].map(([rule]) => rule.replace(/<[^>]*>/g, "").replace(/^[^>]*>/, ""));
  expect(missing("PASSWORD1")).toEqual(["At least one lowercase letter, missing"]);
  expect(missing("password")).toEqual(["At least one number, missing"]);
  expect(missing("password1")).toEqual([]);
  expect(missing("PASS1")).toEqual([]);
  expect(missing("PASS1", true)).toHaveLength(2);
  expect(missing("", true)).toEqual([]);
});

test("[S5.004 S5.005 S5.006] the password's rules tick themselves off", () => {
  const rules = (value: string) =>
    render(
      <PasswordField
        name="password"
        which="password"
        label="Password"
        autoComplete="new-password"
        value={value}
        onChange={() => {}}
        rules
      />,
    ).match(/password-rules__kept/g)?.length ?? 0;
  expect([rules(""), rules("heron"), rules("heron1"), rules("heron2026")]).toEqual([0, 1, 2, 3]);
});

test("[S4.052 S4.053] a loading button is disabled, busy, and still a submit button", () => {
  const html = render(<SubmitButton state="loading">Sending</SubmitButton>);
  expect(html).toContain('type="submit"');
  expect(html).toContain("disabled");
  expect(html).toContain('aria-busy="true"');
  expect(render(<SubmitButton>Send</SubmitButton>)).not.toMatch(/disabled|aria-busy/);
});

test("[S8.037] the error area announces its message and leads to each faulty field", () => {
  const html = render(
    <ErrorArea
      fields={[{ name: "idNumber", label: "ID number", message: "The field is required" }]}
    >
      Please review.
    </ErrorArea>,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('href="#idNumber"');
  expect(html).toContain("ID number: The field is required");
});

test("without a message there is no error area", () => {
  expect(render(<ErrorArea />)).toBe("");
  expect(render(<RefusalArea refusal={null} labels={{}} />)).toBe("");
});

test("[S8.037] a refused form names its own fields alone, in the order of their problems", () => {
  const problems = { hidden: "C", surname: "B", name: "A" };
  const html = render(
    <RefusalArea
      refusal={{ message: "Please review.", problems }}
      labels={{ name: "Name", surname: "Surname" }}
    />,
  );
  expect(html).toContain("Please review.");
  expect(html.match(/href="#\w+"/g)).toEqual(['href="#surname"', 'href="#name"']);
  expect(html).toContain("Surname: B");
});

test("[SEC-G10] a server's words are shown as plain text", () => {
  expect(render(<ErrorArea>{"<b>no</b>"}</ErrorArea>)).toContain("&lt;b&gt;no&lt;/b&gt;");
});
