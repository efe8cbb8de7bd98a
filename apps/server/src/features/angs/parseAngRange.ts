import { ApiError } from '@naad/api-contract';
import { parseAng, type Ang } from '@naad/gurbani-corpus';

/** The most pages one request may ask for. */
const MAX_ANGS = 20;

/**
 * The pages that `5`, `1-3`, `4+6` or `2-3+7` names, in that order.
 *
 * @throws ApiError badAng, tooMany (before anything of that size is made)
 */
export function parseAngRange(text: string): number[] {
  const angs: number[] = [];
  for (const part of text.split('+', MAX_ANGS + 1)) {
    const [from = '', to = from, ...rest] = part.split('-', 3);
    const first = parsePage(from);
    const last = parsePage(to);
    if (rest.length > 0 || last < first) throw new ApiError('badAng');
    if (angs.length + last - first + 1 > MAX_ANGS) {
      throw new ApiError('tooMany', `At most ${MAX_ANGS} angs can be asked for at once.`);
    }
    for (let ang: number = first; ang <= last; ang += 1) angs.push(ang);
  }
  return angs;
}

function parsePage(text: string): Ang {
  const ang = parseAng(text);
  if (ang === null) throw new ApiError('badAng');
  return ang;
}
