import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How alike two shabads are, in a word (behaviour 1.27). */
export function scoreLabel(percent: number): MessageDescriptor {
  if (percent >= 70) return msg`Excellent`;
  return percent >= 40 ? msg`Good` : msg`Poor`;
}
