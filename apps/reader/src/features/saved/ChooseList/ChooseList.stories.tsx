import { createPothis } from '@naad/settings-state';
import { GREAT_RAMDAS } from '../testing/savedLines.ts';
import { WithSaved } from '../testing/WithSaved.tsx';
import { ChooseList } from './ChooseList.tsx';

/** Lists that last as long as the page. */
function makeLists(...names: readonly string[]) {
  const pothis = createPothis({
    localStorage: { getItem: () => null, setItem: () => undefined } as Partial<Storage> as Storage,
    addEventListener: () => undefined,
  });
  for (const name of names) pothis.create(name);
  return pothis;
}

const meta = {
  title: 'Reader/Saved/Choose list',
  component: ChooseList,
  args: { names: ['Sunday kirtan', 'ਨਿਤਨੇਮ'] },
  render: ({ names }: { names: readonly string[] }) => (
    <WithSaved lines={[GREAT_RAMDAS]}>
      <ChooseList
        line={GREAT_RAMDAS}
        pothis={makeLists(...names)}
        onClose={() => undefined}
        onShow={() => undefined}
      />
    </WithSaved>
  ),
};
export default meta;

export const SeveralLists = {};
export const OneList = { args: { names: [] } };
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
