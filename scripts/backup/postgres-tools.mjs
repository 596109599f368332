import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { CommandError } from '../setup/command-error.mjs';

/** Folder where Debian and its derivatives install the programs of each version. */
const versionsFolder = '/usr/lib/postgresql';

/**
 * Finds a PostgreSQL program that is new enough for the server, because pg_dump rejects a server newer than itself.
 *
 * @param {'pg_dump' | 'pg_restore'} name
 * @param {string} databaseUrl
 * @returns {Promise<string>} path of the program
 */
export async function findPostgresProgram(name, databaseUrl) {
  const needed = await majorOf(databaseUrl);
  const found = candidates(name).find((program) => majorOfProgram(program) >= needed);
  if (found) return found;
  throw new CommandError(`${name} ${needed} or newer is required. Install postgresql-client-${needed}.`);
}

/** @param {string} name */
function candidates(name) {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : [];
  return [name, ...versions.map((version) => path.join(versionsFolder, version, 'bin', name))];
}

/** @param {string} program */
function majorOfProgram(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** @param {string} databaseUrl */
async function majorOf(databaseUrl) {
  return withDatabaseClient(databaseUrl, async (client) => {
    const { rows } = await client.query('SHOW server_version_num');
    return Math.floor(Number(rows[0].server_version_num) / 10_000);
  });
}

/**
 * @template Result
 * @param {string} databaseUrl
 * @param {(client: pg.Client) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withDatabaseClient(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs a program with the database's password in its environment, where process lists don't show it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {string} databaseUrl
 */
export function runAgainstDatabase(program, args, databaseUrl) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
    ...(searchParams.get('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  };
  const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0)
    throw new CommandError(`${path.basename(program)} failed: ${stderr || 'it did not start'}`);
}
