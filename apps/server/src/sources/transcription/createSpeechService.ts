import * as z from 'zod';
import { SourceError } from '../SourceError.ts';
import { fetchJson } from '../upstream/fetchJson.ts';
import type { SpeechEngine } from './createTranscription.ts';

/** To write down 15 seconds takes a service longer than to look something up. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 100_000;
const AT_ONCE = 8;

/** What the service of the reference product answers (specification, section 7); `transcript` is for one that gives words. */
const Answer = z.object({
  status: z.string(),
  transcriptInitials: z.object({ unicode: z.string().nullish(), ascii: z.string().nullish() }).nullish(),
  transcript: z.string().nullish(),
  message: z.string().nullish(),
});

/** A service elsewhere, asked at `/transcript` below its address. */
export function createSpeechService({
  url,
  key,
}: {
  readonly url: string;
  readonly key: string | null;
}): SpeechEngine {
  return {
    atOnce: AT_ONCE,
    async write(audio) {
      const found = await fetchJson(`${url}/transcript`, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        post: { audioData: Buffer.from(audio).toString('base64'), ...(key !== null && { apiKey: key }) },
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
      });
      const parsed = Answer.safeParse(found?.body);
      if (!parsed.success) throw new SourceError('malformed', 'It does not answer as one.', parsed.error);
      const { status, message, transcript, transcriptInitials } = parsed.data;
      if (status !== 'success') return { failure: message ?? null };
      return {
        letters: {
          unicode: transcriptInitials?.unicode ?? null,
          ascii: transcriptInitials?.ascii ?? null,
        },
        words: transcript ?? null,
      };
    },
  };
}
