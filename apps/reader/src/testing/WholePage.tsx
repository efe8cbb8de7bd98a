import { Suspense } from 'react';
import type { PageOutcome } from '../navigation/outcome.ts';
import { Shell } from '../shell/Shell.tsx';
import { SiteFrame, type SiteFrameProps } from './SiteFrame.tsx';

export interface WholePageProps extends Omit<SiteFrameProps, 'children'> {
  first: PageOutcome;
}

/** A page as a visitor has it, with everything around it. What draws it has to be loaded before. */
export function WholePage(props: WholePageProps) {
  return (
    <SiteFrame {...props}>
      <Suspense>
        <Shell first={props.first} />
      </Suspense>
    </SiteFrame>
  );
}
