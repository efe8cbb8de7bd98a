import { MeaningsView, type MeaningsViewProps } from './MeaningsView.tsx';

const DARPAN = 'Sri Guru Granth Darpan (Prof. Sahib Singh)';

const found = (...meanings: readonly string[]) => ({
  args: {
    state: { status: 'loaded', found: { meanings, sourceName: DARPAN } },
  } satisfies Partial<MeaningsViewProps>,
});

const meta = {
  title: 'Reader/Meanings of a word',
  component: MeaningsView,
  args: { state: { status: 'loading' }, onRetry: () => undefined } satisfies MeaningsViewProps,
};
export default meta;

export const Loading = {};
export const Failed = { args: { state: { status: 'failed' } } satisfies Partial<MeaningsViewProps> };
export const Known = found('ਜਿਸ ਦੀ ਹਸਤੀ ਦਾ ਅੰਦਾਜ਼ਾ ਨਾਹ ਲੱਗ ਸਕੇ');
export const Long = found('ਭਾਗਾਂ ਵਾਲਾ; ਮੁਬਾਰਿਕ; ਸਲਾਹੁਣ-ਯੋਗ; {धन्य} ਸ਼ਲਾਘਾ-ਯੋਗ; '.repeat(8));
export const WithOrigin = found('ਕਿਰਪਾ ਨਾਲ; {प्रसाद = kindness, favour} ਮਿਹਰ');
export const Unknown = found();
export const NoDictionary = {
  args: {
    state: { status: 'loaded', found: { meanings: [], sourceName: null } },
  } satisfies Partial<MeaningsViewProps>,
};
