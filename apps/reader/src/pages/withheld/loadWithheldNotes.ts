import { msg } from '@lingui/core/macro';
import type { MaybeWithheld } from '@naad/gurbani-model';
import type { RouteContext } from '../routeContext.ts';

/** Loads a sentence for each requested translation that is withheld for some lines of the texts. */
export async function loadWithheldNotes(
  { api, i18n }: Pick<RouteContext, 'api' | 'i18n'>,
  texts: readonly MaybeWithheld[],
): Promise<readonly string[]> {
  const keys = [...new Set(texts.flatMap(({ withheld = [] }) => withheld))];
  if (keys.length === 0) return [];
  const { translators } = await api.getCapabilities();
  return keys.map((key) => {
    const translator = translators.find((each) => each.key === key)?.name ?? key;
    return i18n._(
      msg`The translation by ${translator} isn't shown where the source has it beside the wrong lines.`,
    );
  });
}
