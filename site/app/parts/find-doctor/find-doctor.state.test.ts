import { describe, expect, test } from "vitest";
import {
  entriesOf,
  type FindDoctorEvent,
  newFindDoctor,
  nextFindDoctor,
  searchedText,
  searchStatus,
  unansweredText,
} from "./find-doctor.state.ts";

const after = (...events: FindDoctorEvent[]) => events.reduce(nextFindDoctor, newFindDoctor);
const typed = (text: string): FindDoctorEvent => ({ type: "typed", text });
const naidoo = { id: "7", name: "Naidoo Orthopaedics", logoImage: null };
const found = (text: string): FindDoctorEvent => ({
  type: "answered",
  text,
  answer: { practices: [naidoo] },
});
const failed = (text: string): FindDoctorEvent => ({
  type: "answered",
  text,
  answer: { failure: "An Error Occurred While Searching" },
});
const chose: FindDoctorEvent = { type: "chose", practice: naidoo };

describe("searching a practice", () => {
  test.each([
    ["Nai", ""],
    ["  Nai  ", ""],
    ["Naid", "Naid"],
    [" Naid ", "Naid"],
  ])("[S2.174 S9.006 Q081] '%s' searches for '%s'", (text, searched) => {
    expect(searchedText(after(typed(text)))).toBe(searched);
  });

  test("[S7.089] the answer's practices are offered", () => {
    const state = after(typed("Naid"), found("Naid"));
    expect(entriesOf(state)).toEqual([{ is: "practice", practice: naidoo }]);
    expect(searchStatus(state)).toBe("1 practice found");
  });

  test("[Q081] an answer to what was typed before is dropped", () => {
    const state = after(typed("Naid"), typed("Nkos"), found("Naid"));
    expect(entriesOf(state)).toEqual([]);
    expect(searchStatus(state)).toBe("Searching");
  });

  test("[Q081] nothing found shows no entry, and says so", () => {
    const none: FindDoctorEvent = { type: "answered", text: "Naid", answer: { practices: [] } };
    const state = after(typed("Naid"), none);
    expect(entriesOf(state)).toEqual([]);
    expect(searchStatus(state)).toBe("No practice of this name was found.");
  });

  test("[S2.175 S2.177 S7.090 S8.031] a failure is an entry that is no practice", () => {
    expect(entriesOf(after(typed("Naid"), failed("Naid")))).toEqual([
      { is: "message", text: "An Error Occurred While Searching" },
    ]);
  });

  test("[S7.090] what failed is searched again when asked, or when typed again", () => {
    const state = after(typed("Naid"), failed("Naid"));
    expect(unansweredText(state)).toBe("");
    const again = nextFindDoctor(state, { type: "askedAgain" });
    expect(entriesOf(again)).toEqual([]);
    expect(searchStatus(again)).toBe("Searching");
    expect(unansweredText(again)).toBe("Naid");
    const retyped = after(typed("Naid"), failed("Naid"), typed("Naido"), typed("Naid"));
    expect(unansweredText(retyped)).toBe("Naid");
  });

  test("what was found is not searched again", () => {
    const state = after(typed("Naid"), found("Naid"), { type: "askedAgain" }, typed("Naid "));
    expect(unansweredText(state)).toBe("");
    expect(entriesOf(state)).toHaveLength(1);
  });

  test("[S2.174] a text that became too short offers nothing", () => {
    expect(entriesOf(after(typed("Naid"), found("Naid"), typed("Nai")))).toEqual([]);
  });
});

describe("choosing a practice", () => {
  test("[S2.051 S2.054] the choice is kept with its name in the box, and ends the search", () => {
    const state = after(typed("Naid"), found("Naid"), chose);
    expect(state.chosen).toEqual(naidoo);
    expect(state.typed).toBe("Naidoo Orthopaedics");
    expect(searchedText(state)).toBe("");
    expect(entriesOf(state)).toEqual([]);
  });

  test("[S2.051 Q081] editing the text clears the choice", () => {
    expect(after(chose, typed("Naidoo Orthopaedic")).chosen).toBeNull();
  });

  test("[S2.055] only a choice can be continued with", () => {
    expect(after({ type: "continued" })).toEqual(newFindDoctor);
    expect(after(chose, { type: "continued" }).step).toEqual({ at: "fetching", practiceId: "7" });
  });

  test("[S4.061 S4.062 S7.093 S8.033 S8.034] a failed kiosk link is told, and clears the choice", () => {
    const failure: FindDoctorEvent = { type: "linkFailed", message: "Server words" };
    const state = after(chose, { type: "continued" }, failure);
    expect(state.step).toEqual({ at: "linkFailed", message: "Server words" });
    expect(state.chosen).toBeNull();
    expect(searchStatus(state)).toBe("");
  });

  test("coming back from the kiosk finds the choice as it was", () => {
    const state = after(chose, { type: "continued" }, { type: "left" }, { type: "returned" });
    expect(state.step).toEqual({ at: "choosing" });
    expect(state.chosen).toEqual(naidoo);
  });
});
