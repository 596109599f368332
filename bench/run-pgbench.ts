import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findPgbench } from './find-pgbench.ts';

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
