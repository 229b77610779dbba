/** A document of several products holds the label of each for a field: the field bears the name that is shown. */
for (const label of document.querySelectorAll<HTMLLabelElement>(".when > label")) {
  if (label.offsetParent === null) label.htmlFor = "";
}
