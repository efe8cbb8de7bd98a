import { linguiConfig } from '@naad/ui-i18n/build';

/** Languages of the desk. The screen has almost no interface text. */
export default linguiConfig([{ name: 'display' }]);
