import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from './backup/back-up.mjs';
import { computeTableChecksums } from './backup/compute-table-checksums.mjs';
import { withDatabaseClient } from './backup/postgres-tools.mjs';
import { restore } from './backup/restore.mjs';
import { CommandError, runCommand } from './setup/command-error.mjs';
import { readSettings } from './setup/read-settings.mjs';

const notAllowed = '42501';

/**
 * `npm run rehearse-restore`: backs up the database of DATABASE_URL and restores it into a new database on the same
 * server. Compares the row count and a checksum of every table, and drops the copy. Bookings made during the rehearsal
 * count as differences, so run it when the studio is quiet, or on last night's copy.
 */
await runCommand(async () => {
  readSettings();
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new CommandError('Set DATABASE_URL.');
  const name = `rehearsal_${Date.now()}`;
  const copy = new URL(DATABASE_URL);
  copy.pathname = `/${name}`;
  await makeDatabase(DATABASE_URL, name);
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const file = path.join(folder, 'backup.dump');
  try {
    await backUp(DATABASE_URL, file);
    const before = await computeTableChecksums(DATABASE_URL);
    await restore(copy.href, file);
    return compare(before, await computeTableChecksums(copy.href));
  } finally {
    await withDatabaseClient(DATABASE_URL, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    rmSync(folder, { recursive: true });
  }
});

/**
 * Creates a database. Throws CommandError if the role isn't allowed to, which is the default for the studio's role.
 *
 * @param {string} databaseUrl
 * @param {string} name
 */
async function makeDatabase(databaseUrl, name) {
  try {
    await withDatabaseClient(databaseUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code !== notAllowed) throw error;
    const role = decodeURIComponent(new URL(databaseUrl).username);
    throw new CommandError(
      `The rehearsal needs a second database, but the role "${role}" doesn’t have permission to create one. Run ALTER ROLE ${role} CREATEDB, or use another role in DATABASE_URL.`,
    );
  }
}

/**
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 */
function compare(before, after) {
  const tables = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = tables.filter((table) => before[table] !== after[table]);
  const rows = Object.values(before).reduce((sum, count) => sum + Number.parseInt(count, 10), 0);
  if (different.length === 0) {
    console.log(`Restore complete. ${rows} rows in ${tables.length} tables are identical.`);
    return 0;
  }
  for (const table of different)
    console.error(
      `${table}: ${before[table] ?? 'missing'} before, ${after[table] ?? 'missing'} after the restore`,
    );
  return 1;
}
