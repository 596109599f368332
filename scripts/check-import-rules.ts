import path from 'node:path';
import { checkImports } from './import-rules/check-imports.ts';

/**
 * Prints the faults that `checkImports` finds, such as imports that break the rules in docs/architecture.md. Fails when
 * there are any, or when the check finds no files.
 */
const { files, faults } = checkImports(path.resolve(import.meta.dirname, '..'));
for (const fault of faults) console.error(fault);
console.log(`Checked ${files} files: ${faults.length} forbidden imports`);
process.exitCode = faults.length > 0 || files === 0 ? 1 : 0;
