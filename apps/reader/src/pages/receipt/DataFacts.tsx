import { Trans } from '@lingui/react/macro';
import type { LineReceipt } from '@naad/api-client';
import { Code, Fact } from './Facts.tsx';

/** The Merkle root, the data and the software. */
export function DataFacts({ data: { root, source, updated, packs, version } }: Pick<LineReceipt, 'data'>) {
  return (
    <>
      <Fact name={<Trans>Merkle root of all lines</Trans>}>
        <Code>{root}</Code>
      </Fact>
      <Fact name={<Trans>Source</Trans>}>
        <Code>{source}</Code>
      </Fact>
      <Fact name={<Trans>Last change</Trans>}>
        <time dateTime={`${updated.replace(' ', 'T')}Z`} dir="ltr">
          {updated}
        </time>
      </Fact>
      <Fact name={<Trans>Build</Trans>}>
        <Code>
          {version} {packs.slice(0, 12)}
        </Code>
      </Fact>
    </>
  );
}
