import { requeueEmails } from './backup/requeue-emails.mjs';
import { restore } from './backup/restore.mjs';
import { CommandError, runCommand } from './setup/command-error.mjs';
import { readSettings } from './setup/read-settings.mjs';

/** `npm run restore -- file`: restores a backup into the empty database of DATABASE_URL. */
await runCommand(async () => {
  readSettings();
  const [file] = process.argv.slice(2);
  const { DATABASE_URL } = process.env;
  if (!file || !DATABASE_URL)
    throw new CommandError(
      'Set DATABASE_URL to an empty database and pass the backup file: npm run restore -- <file>',
    );
  await restore(DATABASE_URL, file);
  const emailCount = await requeueEmails(DATABASE_URL);
  console.log(
    `Restored. Unsent emails queued again: ${emailCount}. Migrations and pending jobs will run the next time you start the site.`,
  );
  return 0;
});
