import { DEFAULT_CHOICE } from '../searchChoice.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

const options: NonNullable<SearchFormProps['options']> = {
  sources: [
    {
      id: 'G',
      english: 'Sri Guru Granth Sahib Ji',
      unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ',
      angCount: 1430,
      absent: null,
    },
    {
      id: 'A',
      english: 'Amrit Keertan',
      unicode: 'ਅੰਮ੍ਰਿਤ ਕੀਰਤਨ',
      angCount: 0,
      absent: 'notInScripture',
    },
  ],
  writers: [{ id: 4, english: 'Guru Raam Daas Ji' }],
};

const meta = {
  title: 'Reader/Search form',
  component: SearchForm,
  args: { initial: DEFAULT_CHOICE, options, Filters: SearchFilters, place: 'page', onGo: () => undefined },
};
export default meta;

export const Home = {};
export const WithQuery = {
  args: { place: 'bar', initial: { ...DEFAULT_CHOICE, query: 'ਧਧਰਗਜ' } } satisfies Partial<SearchFormProps>,
};
export const TooShort = {
  args: { initial: { ...DEFAULT_CHOICE, query: 'ਧ' } } satisfies Partial<SearchFormProps>,
};
export const Ang = {
  args: { initial: { ...DEFAULT_CHOICE, type: 5, query: '917' } } satisfies Partial<SearchFormProps>,
};
export const Compact = { args: { options: null, place: 'bar' } satisfies Partial<SearchFormProps> };
