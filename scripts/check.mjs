import { checkNode } from './setup/check-node.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './setup/run-steps.mjs';
import * as steps from './setup/steps.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm run check`: what can be known in seconds, before a commit. */
await finishWith(async () => {
  checkNode();
  await ensureInstalled();
  return runSteps([steps.quick]);
});
