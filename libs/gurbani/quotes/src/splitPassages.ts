/** Beyond this a passage is cut, at a space if there is one: no line of the scripture is as long. */
const MOST_CHARACTERS = 600;

/** Dandas in Unicode, what is typed for them, the keys of the ASCII layout, and the end of a line. */
const ENDS = /\r\n|[\n\r\u2028\u2029।॥|\][]/;

function cutLong(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MOST_CHARACTERS) {
    const space = rest.lastIndexOf(' ', MOST_CHARACTERS);
    const end = space > 0 ? space : MOST_CHARACTERS;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** The passages of a pasted text: what stands between line ends and end marks and has letters. Numbers alone are none. */
export function splitPassages(text: string): string[] {
  return text
    .split(ENDS)
    .flatMap((part) => cutLong(part.trim()))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}
