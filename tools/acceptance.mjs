import { proofTable, readProofs, readRequirements } from './lib/acceptance.mjs';
import { workspaceRoot } from './lib/workspace-root.mjs';

// `npm run acceptance`: prints every requirement of docs/acceptance.md with the tests that prove it.
console.log(proofTable(readRequirements(workspaceRoot), readProofs(workspaceRoot).proofs));
