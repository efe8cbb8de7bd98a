import { linguiConfig } from '@naad/ui-i18n/build';

/** Messages of the connect screen, which are inline in the document. A message that is also used elsewhere is in both catalogs. */
const CONNECT = [
  '<rootDir>/src/connect/**',
  '<rootDir>/src/{Controller,drawDocuments,entryClient,useSession}.{ts,tsx}',
];

/** Languages of the controller: the first screen's messages, and those of the desk, which load with it. */
export default linguiConfig([
  { name: 'connect', include: CONNECT },
  { name: 'desk', exclude: CONNECT },
]);
