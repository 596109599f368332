import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './setup/run-steps.mjs';
import * as steps from './setup/steps.mjs';

/** `npm test`: runs every step on a fresh clone, also after a failed one. Each step runs its short form unless `TEST_ALL=1` is set. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  // A browser first: not to find out after ten minutes that there is none.
  const browser = await ensureBrowser();
  return runSteps([
    steps.quickChecks,
    steps.contextTests,
    steps.raceTests,
    steps.createJourneysStep(browser),
  ]);
});
