import { describe, expect, it } from 'vitest';
import {
  API_ERRORS,
  ApiError,
  ErrorResponse,
  isApiErrorId,
  WireMatchReason,
  SearchResponse,
  Translation,
} from './index.ts';

describe('ApiError and ErrorResponse', () => {
  it('an error carries the status and message of the catalog, or a message of its own', () => {
    const error = new ApiError('shabadNotFound');
    expect([error.id, error.status, error.message]).toEqual([
      'shabadNotFound',
      404,
      API_ERRORS.shabadNotFound.message,
    ]);
    expect(new ApiError('badAng', 'Ang 0 is none.').message).toBe('Ang 0 is none.');
    expect(error.name).toBe('ApiError');
  });

  it('only a fault of this server is reported', () => {
    for (const [id, { status, isReportable }] of Object.entries(API_ERRORS)) {
      expect({ id, isReportable }).toEqual({ id, isReportable: status === 500 });
    }
  });

  it('an error id is a key of the catalog, never an inherited property', () => {
    expect(isApiErrorId('angNotFound')).toBe(true);
    expect(isApiErrorId('toString')).toBe(false);
  });

  it('every error has the same shape on the wire', () => {
    expect(ErrorResponse.safeParse({ error: true, data: { error: 'No.', id: 'notFound' } }).success).toBe(
      true,
    );
    expect(ErrorResponse.safeParse({ error: 'No.' }).success).toBe(false);
  });
});

describe('response schemas', () => {
  const empty = { gurmukhi: null, unicode: null };
  const translation = {
    en: { bdb: null, ms: null, ssk: 'True', kohli: 'True' },
    pu: { ss: empty, ft: empty, bdb: empty, ms: empty, jaggi: empty },
    es: { sn: null },
    hi: { ss: null, sts: null },
  };

  it("a translation keeps translators that BaniDB doesn't name", () => {
    expect(Translation.parse(translation).en['kohli']).toBe('True');
  });

  it('a response without a field that clients read is refused', () => {
    const { es: _, ...withoutSpanish } = translation;
    expect(Translation.safeParse(withoutSpanish).success).toBe(false);
  });

  it('a match names words of the line or words of a translation', () => {
    for (const reason of [
      { how: 'sound', words: [0, 2] },
      { how: 'translation', translator: 'en.ssk', by: 'meaning', words: [4] },
    ])
      expect(WireMatchReason.parse(reason)).toEqual(reason);
    for (const reason of [
      { how: 'luck', words: [0] },
      { how: 'exact' },
      { how: 'translation', by: 'exact', words: [4] },
    ])
      expect(WireMatchReason.safeParse(reason).success).toBe(false);
  });

  it('an empty search result has page 0 of 0', () => {
    const pages = { page: 0, resultsPerPage: 20, totalPages: 0 };
    const answer = { resultsInfo: { totalResults: 0, pageResults: 0, pages }, verses: [] };
    expect(SearchResponse.parse(answer)).toEqual(answer);
  });
});
