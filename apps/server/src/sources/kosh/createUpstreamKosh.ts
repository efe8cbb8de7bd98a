import { KoshEntriesResponse, KoshWordsResponse } from '@naad/api-contract';
import type { Upstream } from '../upstream/createUpstream.ts';
import { orNull } from '../orNull.ts';
import type { Kosh } from './kosh.ts';

/** The dictionary of an upstream. */
export function createUpstreamKosh(upstream: Upstream): Kosh {
  return {
    words: async (letter) =>
      orNull((await upstream.get(`/kosh/${encodeURIComponent(letter)}`, KoshWordsResponse)) ?? []),
    lookUp: async (word) =>
      orNull((await upstream.get(`/kosh/word/${encodeURIComponent(word)}`, KoshEntriesResponse)) ?? []),
    async search(text, limit) {
      const found = await upstream.get(`/kosh/search/${encodeURIComponent(text)}`, KoshEntriesResponse);
      return orNull((found ?? []).slice(0, limit));
    },
  };
}
