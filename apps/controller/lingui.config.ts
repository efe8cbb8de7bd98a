import { linguiConfig } from '@naad/ui-i18n/build';

/** Languages of the controller. One catalog holds all its messages. */
export default linguiConfig([{ name: 'controller' }]);
