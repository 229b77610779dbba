/** Edits that turn one text into another: fewer than these, and the two are called alike. */
const minimumEdits = 5;
/** Shorter words are in too many honest passwords. */
const shortestWord = 3;

/** Text as it is compared: compatibility forms and case make no difference. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
}

/** Whether at least half of the password is one piece of the word, which is longer than two letters. */
export function containsMostly(password: string, word: string): boolean {
  if (word.length < shortestWord || password === "") return false;
  return longestCommonPiece(password, word) * 2 >= password.length;
}

/** Whether fewer than five edits turn one into the other. */
export function closelyResembles(password: string, word: string): boolean {
  if (word === "" || Math.abs(password.length - word.length) >= minimumEdits) return false;
  return editDistance(password, word) < minimumEdits;
}

function longestCommonPiece(first: string, second: string): number {
  let longest = 0;
  let row = new Array<number>(second.length + 1).fill(0);
  for (const letter of first) {
    const next = new Array<number>(second.length + 1).fill(0);
    for (let column = 1; column <= second.length; column += 1) {
      if (second[column - 1] !== letter) continue;
      next[column] = (row[column - 1] ?? 0) + 1;
      longest = Math.max(longest, next[column] ?? 0);
    }
    row = next;
  }
  return longest;
}

function editDistance(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let line = 1; line <= first.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= second.length; column += 1) {
      const change = first[line - 1] === second[column - 1] ? 0 : 1;
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + change,
      );
    }
    row = next;
  }
  return row[second.length] ?? 0;
}
