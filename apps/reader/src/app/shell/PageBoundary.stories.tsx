import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ChunkLoadError } from '../../shared/loadChunk.ts';
import { RenderFailure } from './PageBoundary.tsx';

export default {
  title: 'Shell/Render failure',
  component: RenderFailure,
  decorators: [
    (Story: () => ReactNode) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
};

export const RenderingFailed = { args: { error: new Error('broken') } };
export const RouteFailed = { args: { error: new ChunkLoadError('gone') } };
