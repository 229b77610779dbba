import { demoPeople } from "../fixtures/demo-people.ts";
import { test } from "./test.ts";

test("[S2.107 S2.112 S2.113] a professional logs in to the product, which is remembered the next time", async ({
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
  await visit.sees("heading", "You are logged out");
  await visit.open("/login");
  await visit.isChecked("radio", /^Practice/);
  await visit.sees("textbox", "Username");
});

test("[S6.017 S7.008 S8.019] an academic user is refused with a wrong password, and logs in with the right one", {
  tag: "@firefox",
}, async ({ visit }) => {
  const trainee = demoPeople.find(({ title }) => title === "Trainee");
  if (!trainee) throw new Error("the README names no trainee");
  await visit.open("/login/academic");
  await visit.fill("Email address", trainee.username);
  await visit.fill("Password", `${trainee.password}x`);
  await visit.press("button", "Login");
  await visit.sees("alert", /Invalid username and\/or password supplied\./);
  await visit.fill("Password", trainee.password);
  await visit.press("button", "Login");
  await visit.sees("heading", /^Welcome, /);
});
