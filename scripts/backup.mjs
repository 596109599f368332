import { statSync } from 'node:fs';
import { backUp } from './backup/back-up.mjs';
import { CommandError, runCommand } from './setup/command-error.mjs';
import { readSettings } from './setup/read-settings.mjs';

/** `npm run backup [-- file]`: writes the database of DATABASE_URL to a file. */
await runCommand(async () => {
  readSettings();
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL)
    throw new CommandError(
      'Set DATABASE_URL. To back up the embedded database, stop the process and copy its folder.',
    );
  const moment = new Date().toISOString().replace(/[:.]/g, '-').slice(0, 19);
  const file = process.argv[2] ?? `miles-street-${moment}.dump`;
  await backUp(DATABASE_URL, file);
  console.log(
    `Backup saved: ${file} (${(statSync(file).size / 1e6).toFixed(1)} MB). Store it separately from IDENTITY_KEY.`,
  );
  return 0;
});
