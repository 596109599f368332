import { handOverAnew } from './backup/hand-over-anew.mjs';
import { restore } from './backup/restore.mjs';
import { readSettings } from './setup/read-settings.mjs';
import { finishWith, StopWith } from './setup/stop-with.mjs';

/** `npm run restore -- file`: brings a backup into the empty database of DATABASE_URL. */
await finishWith(async () => {
  readSettings();
  const [file] = process.argv.slice(2);
  const { DATABASE_URL } = process.env;
  if (!file || !DATABASE_URL)
    throw new StopWith('Set DATABASE_URL to an empty database, and say which file: npm run restore -- file');
  await restore(DATABASE_URL, file);
  const mails = await handOverAnew(DATABASE_URL);
  console.log(
    `Restored, with ${mails} mails that still have to go out. The next start brings it up to date.`,
  );
  return 0;
});
