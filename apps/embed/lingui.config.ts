import { linguiConfig } from '@naad/ui-i18n/build';

/** Languages of a frame. Messages are rendered on the server; browsers load no catalog. */
export default linguiConfig([{ name: 'embed' }]);
