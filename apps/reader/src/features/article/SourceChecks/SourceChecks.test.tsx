import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SourceChecks } from './SourceChecks.tsx';

const translator = (key: string, name: string) => ({
  key,
  language: key.split('.')[0] ?? '',
  name,
  sourceIds: ['N'],
});

it('figures of each checked translation stand on the page, and of no other [T29]', () => {
  const endNumbers = { compared: 1_746, disagreeing: 298 };
  render(
    <SourceChecks
      translators={[
        {
          ...translator('en.bindra', 'Pritpal Singh Bindra'),
          checks: { endNumbers, truncated: 0, withheld: [{ count: 804 }, { count: 805 }] },
        },
        { ...translator('en.puri', 'Puri'), checks: { endNumbers: null, truncated: 263, withheld: [] } },
        { ...translator('pu.ganda', 'Ganda'), checks: { endNumbers: null, truncated: 0, withheld: [] } },
        translator('hi.ss', 'From a pack'),
      ]}
    />,
    { wrapper: InEnglish },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'English translation: Pritpal Singh Bindra — numbers compared: 1,746 · differing: 298 · lines not shown: 1,609',
    'English translation: Puri — texts cut by the source: 263',
  ]);
});
