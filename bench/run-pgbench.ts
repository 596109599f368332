import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a pgbench script with prepared statements, and returns the transactions per second. */
export async function runPgbench(
  databaseUrl: string,
  file: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const { stdout } = await run(findPgbench(), [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    `--file=${file}`,
    databaseUrl,
  ]);
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!rate || !/number of failed transactions: 0 /.test(stdout)) throw new Error(stdout);
  return Number(rate);
}

/** Finds PostgreSQL's benchmark tool: in PATH, or where Debian installs it. */
function findPgbench(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = [
    ...folders.map((folder) => path.join(folder, 'pgbench')),
    ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
  ].find((file) => existsSync(file));
  if (!found) throw new Error('pgbench is missing; Debian has it in the package postgresql.');
  return found;
}
