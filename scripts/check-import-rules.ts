import path from 'node:path';
import { checkImports } from './import-rules/check-imports.ts';

/** Fails when an import goes where docs/architecture.md does not let it go, or when there was nothing to read. */
const { files, faults } = checkImports(path.resolve(import.meta.dirname, '..'));
for (const fault of faults) console.error(fault);
console.log(`${files} files read, ${faults.length} imports in the wrong direction`);
process.exitCode = faults.length > 0 || files === 0 ? 1 : 0;
