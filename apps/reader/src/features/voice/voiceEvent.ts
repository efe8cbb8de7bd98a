import type { SiteEvent } from '@naad/api-contract';
import type { VoiceState } from './createVoiceSearch.ts';

/** Event to report for a change of phase; null if the phase is the same. */
export function voiceEvent(before: VoiceState['phase'], now: VoiceState): SiteEvent | null {
  if (before === now.phase) return null;
  switch (now.phase) {
    case 'starting':
      return null;
    case 'recording':
      return { kind: 'click', action: 'start-recording' };
    case 'processing':
      return { kind: 'click', action: 'stop-recording' };
    case 'heard':
      return { kind: 'click', action: 'voice-search-success', text: now.letters };
    case 'failed':
      return { kind: 'error', action: 'voice-search-failed', label: now.problem };
  }
}
