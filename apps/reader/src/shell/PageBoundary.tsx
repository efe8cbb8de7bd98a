import { Component, type ReactNode } from 'react';
import { RenderFailure } from './RenderFailure.tsx';

/**
 * Keeps a fault in drawing one page on that page: header, search and the way home stay. React offers this to classes
 * only.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RenderFailure />;
  }
}
