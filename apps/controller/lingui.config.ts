import { linguiConfig } from '@naad/ui-i18n/build';

/** Messages of the connect screen, which are inline in the document. A message that is also used elsewhere is in both catalogs. */
const CONNECT = [
  '<rootDir>/src/connect/**',
  '<rootDir>/src/{Controller,drawDocuments,entryClient,useSession}.{ts,tsx}',
];

/** Messages of what loads once the desk is shown. */
const PANELS = [
  '<rootDir>/src/settings/**',
  '<rootDir>/src/desk/{BaniPanel,SlidesPanel,slides,FootBars,DrivingBar,UndoBar,phoneName}.{ts,tsx}',
  '<rootDir>/src/search/FieldKeyboard.tsx',
];

/** Languages of the controller: the messages of the first screen, of the desk and of its panels, which load with them. */
export default linguiConfig([
  { name: 'connect', include: CONNECT },
  { name: 'desk', exclude: [...CONNECT, ...PANELS] },
  { name: 'panels', include: PANELS },
]);
