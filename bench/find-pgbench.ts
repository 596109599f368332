import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Finds PostgreSQL's benchmark tool: in PATH, or where Debian installs it. */
export function findPgbench(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = [
    ...folders.map((folder) => path.join(folder, 'pgbench')),
    ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
  ].find((file) => existsSync(file));
  if (!found) throw new Error('pgbench is missing; Debian has it in the package postgresql.');
  return found;
}
