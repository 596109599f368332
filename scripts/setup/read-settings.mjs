import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './run-program.mjs';

/** Loads the settings of a `.env` file, if there is one. Existing environment variables take precedence. */
export function readSettings() {
  const file = path.join(projectRoot, '.env');
  // Node 20.11 and older can't read a `.env` file. They use the environment only.
  if (existsSync(file) && process.loadEnvFile) process.loadEnvFile(file);
}
