/** Loaded before a server, so that it fails at one odd value and at nothing else. */
const { trim } = String.prototype;

Object.defineProperty(String.prototype, "trim", {
  value(this: string) {
    if (this.includes("\ufffe")) throw new Error("planted");
    return trim.call(this);
  },
});
