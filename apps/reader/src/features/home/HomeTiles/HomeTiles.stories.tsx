import { HomeTiles, type HomeTilesProps } from './HomeTiles.tsx';

function Tiles(props: Omit<HomeTilesProps, 'labelledBy'>) {
  return (
    <section>
      <h2 id="tiles">Shortcuts</h2>
      <HomeTiles labelledBy="tiles" {...props} />
    </section>
  );
}

const meta = {
  title: 'Reader/Home/Tiles',
  component: Tiles,
  args: { isMultiViewOpen: false, onMultiView: () => undefined },
};
export default meta;

export const Plain = {};
export const MultiViewOpen = { args: { isMultiViewOpen: true } };
export const Punjabi = { globals: { language: 'pa' } };
export const RightToLeft = { globals: { language: 'pa-Arab', direction: 'rtl' } };
