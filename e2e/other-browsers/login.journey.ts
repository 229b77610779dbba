import { test } from "./test.ts";

/** The trainee of the README. */
const trainee = { emailAddress: "trainee@demo.example", password: "reeds-by-the-river-7" };

test("a professional logs in, lands at the product, and is remembered the next time", async ({
  visit,
  accounts,
}) => {
  const person = await accounts.register();
  await visit.open("/");
  await visit.press("link", "Login");
  await visit.press("radio", /^Practice/);
  await visit.fill("Username", person.username);
  await visit.fill("Password", person.password);
  await visit.press("button", "Login");
  await visit.sees("heading", `Welcome, ${person.firstname}`);

  await visit.press("button", "Log out");
  await visit.isAt(/\/login\/practice$/);
  await visit.open("/login");
  await visit.isChecked("radio", /^Practice/);
  await visit.sees("textbox", "Username");
});

test("an academic user is refused with a wrong password, and logs in with the right one", async ({
  visit,
}) => {
  await visit.open("/login/academic");
  await visit.fill("Email address", trainee.emailAddress);
  await visit.fill("Password", `${trainee.password}x`);
  await visit.press("button", "Login");
  await visit.sees("alert", /Invalid username and\/or password supplied\./);
  await visit.fill("Password", trainee.password);
  await visit.press("button", "Login");
  await visit.sees("heading", /^Welcome, /);
});
