import { randomBytes } from "node:crypto";
import { brand } from "@frontdoor/brand/brand.ts";
import { logoImage } from "@frontdoor/contract/test/practices.ts";
import { Key } from "selenium-webdriver";
import { newPerson } from "../fixtures/people.ts";
import { test } from "./test.ts";

test("[S0.002 S1.035 S2.046 S2.052 S2.056] with the keyboard alone a doctor is found, a legal text is read and a contact request is sent", async ({
  visit,
  products,
  inbox,
}) => {
  const tag = randomBytes(4).toString("hex");
  await products.savePractice({ id: `p-${tag}`, name: `Weaver ${tag} Rooms`, logoImage });
  const person = newPerson();

  await visit.open("/practice");
  await visit.tabTo("textbox", "Name");
  await visit.keys(person.firstname, Key.TAB, person.lastname, Key.TAB);
  await visit.keys(person.emailAddress, Key.TAB, person.cellularNumber, Key.ENTER);
  await visit.sees("status", "We have your details and will phone you.");
  await inbox.waitFor(brand.email, new RegExp(person.emailAddress));

  await visit.tabTo("button", "Privacy");
  await visit.keys(Key.ENTER);
  await visit.sees("dialog", /Privacy/);
  await visit.keys(Key.ESCAPE);
  await visit.isFocused("button", "Privacy");

  await visit.keys(Key.HOME);
  await visit.open("/patient");
  await visit.tabTo("button", "Search for your doctor");
  await visit.keys(Key.ENTER);
  await visit.isFocused("combobox", "Practice name");
  await visit.keys(Key.ESCAPE);
  await visit.tabTo("textbox", "Your doctor’s rooms");
  await visit.keys(tag, Key.ENTER);
  await visit.isFocused("combobox", "Practice name");
  await visit.sees("option", new RegExp(`Weaver ${tag} Rooms`, "i"));
  await visit.keys(Key.ARROW_DOWN, Key.ENTER);
  await visit.reads(`You have selected WEAVER ${tag.toUpperCase()} ROOMS.`);
  await visit.tabTo("button", "Continue");
  await visit.keys(Key.ENTER);
  await visit.isAt(new RegExp(`/kiosk/p-${tag}$`));
});
