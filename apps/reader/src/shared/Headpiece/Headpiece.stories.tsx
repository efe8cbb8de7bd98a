import { Headpiece } from './Headpiece.tsx';

export default { title: 'Reader/Headpiece', component: Headpiece };

export const AboveALine = {
  render: () => (
    <>
      <Headpiece />
      <p lang="pa-Guru">ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥</p>
    </>
  ),
};
