import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './test-run/run-steps.mjs';
import * as steps from './test-run/test-steps.mjs';

/** `npm run check`: runs the checks that take seconds, before a commit. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  return runSteps([steps.quickChecks]);
});
