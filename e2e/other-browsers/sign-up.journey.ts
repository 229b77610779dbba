import { signUpAcademic, signUpPractice } from "./steps.ts";
import { test } from "./test.ts";

test("[S2.129 S7.055] a professional signs up for the practice product and is logged in there", {
  tag: "@webkit",
}, async ({ visit, inbox }) => {
  await visit.open("/signup");
  await visit.press("radio", /^Practice/);
  const person = await signUpPractice(visit);
  await visit.sees("heading", `Welcome, ${person.firstname}`);
  await inbox.waitFor(person.emailAddress, /welcome/i);
});

test("[S2.130 S2.162] a trainee signs up for the academic product and activates the account by the mailed link", {
  tag: "@firefox",
}, async ({ visit, inbox }) => {
  await signUpAcademic(visit, inbox);
  await visit.sees("heading", /Email Verification$/);
  await visit.sees("link", "Login");
});
