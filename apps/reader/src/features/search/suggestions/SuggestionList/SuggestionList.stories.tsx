import { IconButton, PlusIcon } from '@naad/ui-kit';
import type { StoryPlay } from '../../../../testing/storyPlay.ts';
import { DEFAULT_CHOICE } from '../../searchChoice.ts';
import { FormWithSuggestions, type FormWithSuggestionsProps } from '../testing/FormWithSuggestions.tsx';
import { BY_LETTERS, BY_TRANSLATION, NOTHING } from '../testing/storySuggestions.ts';
import type { Suggestions, SuggestionSource } from '../suggestions.ts';

const answering = (suggestions: Suggestions): SuggestionSource => ({
  waitMs: () => 0,
  ask: () => Promise.resolve(suggestions),
});

/** Types the last letter of a query and waits for the result. */
const typing =
  (letter: string, found: 'list' | 'status') =>
  async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.type(canvas.getByRole('searchbox'), letter);
    if (found === 'list') await canvas.findAllByRole('list', {}, { timeout: 10_000 });
    else await canvas.findByText(/\.$/, { selector: '[role="status"]' });
  };

const meta = {
  title: 'Reader/Suggestions',
  component: FormWithSuggestions,
  args: {
    initial: { ...BY_LETTERS.choice, query: 'ਧਧ' },
    options: null,
    place: 'page',
    onGo: () => undefined,
    source: answering(BY_LETTERS.suggestions),
    actionsFor: () => (
      <IconButton label="Add to multi-view">
        <PlusIcon />
      </IconButton>
    ),
  } satisfies FormWithSuggestionsProps,
  play: typing('ਰ', 'list'),
  // The popup needs a page below it.
  decorators: [(Story: () => React.ReactNode) => <div style={{ minBlockSize: '40rem' }}>{Story()}</div>],
};
export default meta;

const phone = { viewport: { value: 'phone', isRotated: false } };
const translation: Partial<FormWithSuggestionsProps> = {
  initial: { ...BY_TRANSLATION.choice, query: 'blessed is Gur' },
  source: answering(BY_TRANSLATION.suggestions),
};

export const Lines = {};
export const LinesOnPhone = { globals: phone };
export const Translations = { args: translation, play: typing('u', 'list') };
export const TranslationsOnPhone = { ...Translations, globals: phone };
/** Pages that the text names come before the lines. */
const places: Partial<FormWithSuggestionsProps> = {
  initial: { ...DEFAULT_CHOICE, query: 'aas' },
  source: answering({
    ...BY_LETTERS.suggestions,
    places: [
      { type: 'raag', id: 4, unicode: 'ਆਸਾ', english: 'Raag Asa', source: 'G', firstAng: 347 },
      { type: 'hukamnama', date: null },
    ],
    translationCount: 1234,
  }),
};
export const Places = { args: places, play: typing('a', 'list') };
export const PlacesOnPhone = { ...Places, globals: phone };
export const PlacesRightToLeft = { ...Places, globals: { language: 'pa-Arab', direction: 'rtl' } };
export const FirstFocused = {
  play: async (story: StoryPlay) => {
    await typing('ਰ', 'list')(story);
    await story.userEvent.keyboard('{ArrowDown}');
  },
};
export const NothingFound = {
  args: { source: answering(NOTHING) } satisfies Partial<FormWithSuggestionsProps>,
  play: typing('ਰ', 'status'),
};
export const Failed = {
  args: {
    initial: { ...DEFAULT_CHOICE, query: 'ਧਧ' },
    source: { waitMs: () => 0, ask: () => Promise.reject(new Error('No connection.')) },
  } satisfies Partial<FormWithSuggestionsProps>,
  play: typing('ਰ', 'status'),
};
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
