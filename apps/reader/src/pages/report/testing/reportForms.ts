import type { ReportFormResponse, ReportStatusResponse } from '@naad/api-contract';
import type { ReportForm } from '../content.ts';

export const LINE: ReportFormResponse = {
  verseId: 26106,
  shabadId: 1,
  unicode: 'ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥',
  sourceId: 'G',
  work: { english: 'Sri Guru Granth Sahib Ji', unicode: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ' },
  ang: 1,
  lineNumber: 4,
  form: '26106.1.n.s',
  sha256: 'ab'.repeat(32),
  data: 'cd'.repeat(32),
  build: '1.18.3',
  translations: [{ key: 'en.ssk', translator: 'Dr. Sant Singh Khalsa', text: 'True in the beginning' }],
};

export const FORM: ReportForm = {
  kind: 'form',
  line: LINE,
  address: 'http://naad.test/shabad?id=1&highlight=26106',
  texts: { about: '', correction: '', source: '', contact: '' },
  fieldProblems: {},
  problem: null,
};

export const STATUS: ReportStatusResponse = {
  verseId: 26106,
  shabadId: 1,
  unicode: LINE.unicode,
  sourceId: 'G',
  work: LINE.work,
  ang: 1,
  lineNumber: 4,
  status: 'passedOn',
  note: 'Issue 7 of the source.',
  about: 'translation:en.ssk',
  translator: 'Dr. Sant Singh Khalsa',
  correction: 'True from the start',
  source: 'Edition of 1995, p. 1',
  hasContact: true,
  sentAt: '2026-11-26T12:00:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
};
