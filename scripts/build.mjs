import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';

/** `npm run build`: builds what `npm start` would build, for a machine that only serves. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
