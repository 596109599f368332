import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run.mjs';

/** Takes over the settings of a `.env` file, if there is one; what the environment says already stands. */
export function readSettings() {
  const file = path.join(projectRoot, '.env');
  // Node 20.11 and older cannot read such a file; they start with the environment alone.
  if (existsSync(file) && process.loadEnvFile) process.loadEnvFile(file);
}
