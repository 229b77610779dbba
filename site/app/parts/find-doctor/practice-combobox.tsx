import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { findDoctorWords } from "@frontdoor/words/find-doctor.ts";
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { Field } from "../../fields/field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Matched } from "../../ui/matched.tsx";
import type { Entry, Practice } from "./find-doctor.state.ts";
import { practiceBox } from "./find-doctor-button.tsx";
import { PracticeLogo } from "./practice-logo.tsx";

interface PracticeComboboxProps {
  typed: string;
  entries: readonly Entry[];
  /** The only entry is an error message. */
  failed: boolean;
  /** The text cannot be changed while the browser goes to the kiosk. */
  readOnly: boolean;
  onType: (text: string) => void;
  onAskAgain: () => void;
  onChoose: (practice: Practice) => void;
}

const name = practiceBox;

/** The suggestions stay until Escape or a choice. */
function keepOpen(
  { isOpen }: UseComboboxState<Entry>,
  { type, changes }: UseComboboxStateChangeOptions<Entry>,
) {
  const closes = type === useCombobox.stateChangeTypes.InputKeyDownEscape || changes.selectedItem;
  return closes || !isOpen ? changes : { ...changes, isOpen };
}

/** The practice search box with its suggestions (S2.047–S2.050); its dialog gives it the focus. */
export function PracticeCombobox(props: PracticeComboboxProps) {
  const { typed, entries, failed, readOnly, onType, onAskAgain, onChoose } = props;
  const box = useRef<HTMLInputElement>(null);
  const combobox = useCombobox<Entry>({
    items: [...entries],
    inputId: name,
    inputValue: typed,
    selectedItem: null,
    itemToString: (entry) => (entry?.is === "practice" ? entry.practice.name : ""),
    isItemDisabled: (entry) => entry.is === "message",
    stateReducer: keepOpen,
    // The list scrolls on its own or, on a low screen, with the modal.
    scrollIntoView: (line) => line?.scrollIntoView({ block: "nearest" }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem?.is === "practice") onChoose(selectedItem.practice);
    },
  });
  const takeEarlyText = useEffectEvent(() => {
    if (!box.current?.value) return;
    onType(box.current.value);
    combobox.openMenu();
  });
  useEffect(() => {
    // Marks the element that the dialog focuses. In the document itself, `autofocus` would take the page's focus.
    box.current?.setAttribute("autofocus", "");
    takeEarlyText();
  }, []);
  const canClose = combobox.isOpen && entries.length > 0 && !failed;
  const isOpen = canClose || failed;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && failed) {
      combobox.openMenu();
      onAskAgain();
    }
    // Escape closes the suggestions first, then the modal, which downshift would keep it from.
    if (event.key === "Escape" && !canClose) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
  };
  return (
    <>
      <Field name={name} label={findDoctorWords.box.label} hint={findDoctorWords.box.hint}>
        {(attributes) => (
          <div className="control control--search">
            <Icon name="search" />
            <input
              {...combobox.getInputProps({
                ...attributes,
                ref: box,
                "aria-expanded": isOpen,
                "aria-labelledby": undefined,
                disabled: readOnly,
                onKeyDown,
                // Reported at once: downshift's own event comes after the next key of a fast typist.
                onChange: (event) => onType(event.currentTarget.value),
              })}
              data-takes-focus=""
              placeholder={findDoctorWords.box.placeholder}
              maxLength={fieldLimits.practiceSearch}
            />
          </div>
        )}
      </Field>
      <ul
        {...combobox.getMenuProps({ "aria-label": findDoctorWords.practices })}
        className="suggestions"
        tabIndex={-1}
        hidden={!isOpen}
      >
        {isOpen &&
          entries.map((entry, index) => (
            <li
              key={entry.is === "practice" ? entry.practice.id : "message"}
              {...combobox.getItemProps({ item: entry, index })}
              className={lineClass(entry, combobox.highlightedIndex === index)}
            >
              <Line entry={entry} typed={typed.trim()} />
            </li>
          ))}
      </ul>
    </>
  );
}

function lineClass(entry: Entry, isHighlighted: boolean): string {
  if (entry.is === "message") return "suggestions__message suggestions__message--failed";
  return isHighlighted ? "is-on" : "";
}

function Line({ entry, typed }: { entry: Entry; typed: string }) {
  if (entry.is === "message") {
    return (
      <>
        <Icon name="error" size={20} />
        {entry.text}
      </>
    );
  }
  const { name: practiceName, logoImage } = entry.practice;
  return (
    <>
      <PracticeLogo logoImage={logoImage} />
      <span>
        <Matched text={practiceName} part={typed} />
      </span>
      <Icon name="chevronRight" size={20} />
    </>
  );
}
