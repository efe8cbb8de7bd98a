/** A part of a query between operators: its pieces stand in a line in this order, with anything between them (`*`). */
export interface QueryPart {
  readonly pieces: readonly string[];
  /** It stood in quotes: nothing is folded, words are whole. */
  readonly isExact: boolean;
}

/** A query with operators: every part of `wanted` is in a line (`+`), none of `unwanted` (`-`). */
export interface OperatorQuery {
  readonly wanted: readonly QueryPart[];
  readonly unwanted: readonly QueryPart[];
}

/** Nobody asks for more at once; what follows in a query is not looked at, so that none takes long. */
const MOST_PIECES = 6;

interface OperatorOptions {
  /** Between words a hyphen within a word is a hyphen; among first letters, which have none, it always takes away. */
  readonly hasHyphens: boolean;
}

const QUOTES = /["“”„]/;

/**
 * Reads the operators `+ - * "` of a query. As in BaniDB, `+` and `-` part the query, `*` is a gap, and the parts may
 * be anywhere in the line; otherwise than there, quotes mean what they say.
 *
 * @returns null where the text has no operators; parts without anything in them are left out
 */
export function parseOperators(text: string, { hasHyphens }: OperatorOptions): OperatorQuery | null {
  const wanted: QueryPart[] = [];
  const unwanted: QueryPart[] = [];
  let hasOperator = false;
  let isUnwanted = false;
  let isQuoted = false;
  let part = '';
  const endPart = (): void => {
    const pieces = part
      .split('*')
      .map((piece) => piece.trim())
      .filter(Boolean)
      .slice(0, MOST_PIECES);
    const parts = isUnwanted ? unwanted : wanted;
    const isSame = (each: QueryPart): boolean =>
      each.isExact === isQuoted && each.pieces.join('*') === pieces.join('*');
    if (pieces.length > 0 && wanted.length + unwanted.length < MOST_PIECES && !parts.some(isSame))
      parts.push({ pieces, isExact: isQuoted });
    part = '';
  };
  let before = ' ';
  for (const sign of text) {
    if (QUOTES.test(sign)) {
      endPart();
      isQuoted = !isQuoted;
      hasOperator = true;
      if (!isQuoted) isUnwanted = false;
    } else if (!isQuoted && (sign === '+' || (sign === '-' && !(hasHyphens && /[^\s+*-]/.test(before))))) {
      endPart();
      isUnwanted = sign === '-';
      hasOperator = true;
    } else {
      if (sign === '*') hasOperator = true;
      part += sign;
    }
    before = sign;
  }
  endPart();
  return hasOperator ? { wanted, unwanted } : null;
}
