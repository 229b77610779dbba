import type { FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";

interface ListSearchProps {
  /** The current search text; empty for everything. */
  text: string;
  onSearch: (text: string) => void;
  words: { search: string; find: string };
}

/** Searches a list by a text when the form is submitted. */
export function ListSearch({ text, onSearch, words }: ListSearchProps) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("text") ?? "").trim());
  };
  return (
    <search>
      <form className="filters" onSubmit={find}>
        <label htmlFor="text" className="visually-hidden">
          {words.search}
        </label>
        <input
          id="text"
          name="text"
          type="search"
          placeholder={words.search}
          defaultValue={text}
          maxLength={200}
        />
        <Button type="submit" look="secondary">
          {words.find}
        </Button>
      </form>
    </search>
  );
}
