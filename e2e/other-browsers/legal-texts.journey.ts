import { test } from "./test.ts";

test("[S2.083 S2.085] the address of a legal text opens it, and so does a click on one of its sections", {
  tag: "@firefox",
}, async ({ visit }) => {
  await visit.open("/about#popi");
  await visit.reads("Outside South Africa (section 72)");
  await visit.press("link", "Privacy");
  await visit.reads("We do not ask for health information on this website.");
});
