import { Notice } from './Notice.tsx';

const meta = {
  title: 'Kit/Notice',
  component: Notice,
  args: {
    title: "Can't load page",
    children: <a href="/ang?ang=918&source=G">Try again</a>,
    onDismiss: () => undefined,
  },
};
export default meta;

export const Problem = {};
