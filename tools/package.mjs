/** `npm run package`: one archive of the site that runs with Node alone. */
import { packageCommand } from './lib/package-command.mjs';

await packageCommand(process.argv.slice(2));
