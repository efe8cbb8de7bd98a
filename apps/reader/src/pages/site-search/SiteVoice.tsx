import { createApiClient, createHttpTransport, transcribe } from '@naad/api-client';
import { useState } from 'react';
import type { VoiceProps } from '../../features/search/SearchForm/SearchField.tsx';
import { canRecognise, openRecogniser } from '../../features/voice/openRecogniser.ts';
import { canRecord, openRecorder } from '../../features/voice/openRecorder.ts';
import type { VoiceDependencies } from '../../features/voice/createVoiceSearch.ts';
import { VoicePanel } from '../../features/voice/VoicePanel/VoicePanel.tsx';
import { useSite } from '../../shared/SiteContext.tsx';

/** Voice search by the site's speech service or by the browser. */
export function SiteVoice(props: VoiceProps) {
  const { apiPrefix } = useSite();
  const [ways] = useState(() => waysOf(apiPrefix));
  return <VoicePanel {...props} ways={ways} />;
}

function waysOf(base: string): VoiceDependencies {
  const client = createApiClient(createHttpTransport({ base }));
  return {
    async findService() {
      const { features, unavailable = [] } = await client.getCapabilities();
      const [source] = features.transcript.sources;
      return source && !unavailable.includes('speech')
        ? { sentTo: source.kind === 'upstream' ? source.name : null }
        : null;
    },
    transcribe: (audioData) => transcribe(audioData, { base }),
    canRecord,
    openRecorder,
    canRecognise,
    openRecogniser,
  };
}
