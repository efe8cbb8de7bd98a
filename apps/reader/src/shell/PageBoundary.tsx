import { Component, type ReactNode } from 'react';
import { report } from '../report/report.ts';
import { RenderFailure } from './RenderFailure.tsx';

interface PageBoundaryState {
  /** What was thrown, whatever it is; null while nothing was. */
  readonly failure: { readonly error: unknown } | null;
}

/**
 * Keeps a fault in drawing one page on that page: header, search and the way home stay. React offers this to classes
 * only.
 */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    report(error, 'render');
  }

  override render() {
    const { failure } = this.state;
    return failure ? <RenderFailure error={failure.error} /> : this.props.children;
  }
}
