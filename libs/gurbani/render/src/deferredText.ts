import { createContext, type ReactElement } from 'react';

/** Defers parts of a long text from the server's first render to later turns. */
export interface DeferredText {
  /**
   * @param part renders without ids, state or contexts, but for those that the server provides to every part
   * @param lines the number of lines it renders
   * @returns a placeholder to render instead, or null to render the part now
   */
  defer(part: ReactElement, lines: number): string | null;
}

/** Null where everything renders at once, as in browsers. */
export const DeferredTextContext = /* @__PURE__ */ createContext<DeferredText | null>(null);
