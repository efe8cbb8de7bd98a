import { describe, expect, it } from 'vitest';
import {
  API_ERRORS,
  ApiError,
  ErrorResponse,
  isApiErrorId,
  MatchReason,
  SearchResponse,
  Translation,
} from './index.ts';

describe('errors of the API', () => {
  it('carry the status and message of the catalogue, or a message of their own', () => {
    const error = new ApiError('shabadNotFound');
    expect([error.id, error.status, error.message]).toEqual([
      'shabadNotFound',
      404,
      API_ERRORS.shabadNotFound.message,
    ]);
    expect(new ApiError('badAng', 'Ang 0 is none.').message).toBe('Ang 0 is none.');
    expect(error.name).toBe('ApiError');
  });

  it('are reported only when this server is at fault', () => {
    for (const [id, { status, isReportable }] of Object.entries(API_ERRORS)) {
      expect({ id, isReportable }).toEqual({ id, isReportable: status === 500 });
    }
  });

  it('are known by their ids, and by nothing inherited', () => {
    expect(isApiErrorId('angNotFound')).toBe(true);
    expect(isApiErrorId('toString')).toBe(false);
  });

  it('have one shape on the wire', () => {
    expect(ErrorResponse.safeParse({ error: true, data: { error: 'No.', id: 'notFound' } }).success).toBe(
      true,
    );
    expect(ErrorResponse.safeParse({ error: 'No.' }).success).toBe(false);
  });
});

describe('answers', () => {
  const empty = { gurmukhi: null, unicode: null };
  const translation = {
    en: { bdb: null, ms: null, ssk: 'True', kohli: 'True' },
    pu: { ss: empty, ft: empty, bdb: empty, ms: empty, jaggi: empty },
    es: { sn: null },
    hi: { ss: null, sts: null },
  };

  it('keep a translator of their own beside those that BaniDB names', () => {
    expect(Translation.parse(translation).en['kohli']).toBe('True');
  });

  it('are refused when a field that clients reach into is missing', () => {
    const { es: _, ...withoutSpanish } = translation;
    expect(Translation.safeParse(withoutSpanish).success).toBe(false);
  });

  it('tell why a line was found, by its words or by those of a translation', () => {
    for (const reason of [
      { how: 'sound', words: [0, 2] },
      { how: 'translation', translator: 'en.ssk', by: 'meaning', words: [4] },
    ])
      expect(MatchReason.parse(reason)).toEqual(reason);
    for (const reason of [
      { how: 'luck', words: [0] },
      { how: 'exact' },
      { how: 'translation', by: 'exact', words: [4] },
    ])
      expect(MatchReason.safeParse(reason).success).toBe(false);
  });

  it('of a search with nothing found have page 0 of 0', () => {
    const pages = { page: 0, resultsPerPage: 20, totalPages: 0 };
    const answer = { resultsInfo: { totalResults: 0, pageResults: 0, pages }, verses: [] };
    expect(SearchResponse.parse(answer)).toEqual(answer);
  });
});
