import { checkNode } from './setup/check-node.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm run build`: what `npm start` would build, for a machine that only serves. */
await finishWith(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
