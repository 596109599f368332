import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './test-run/run-steps.mjs';
import * as steps from './test-run/test-steps.mjs';

/** `npm test`: runs every step, even after a failed one. Steps run in their short form unless `TEST_ALL=1` is set. */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  // Looks for a browser first, so that a missing one fails the run immediately and not after ten minutes.
  const browser = await ensureBrowser();
  // Trains the chat assistant once, and not in every test process.
  await ensureBuilt({ production: false });
  return runSteps([
    steps.quickChecks,
    steps.contextTests,
    steps.raceTests,
    steps.createJourneysStep(browser),
  ]);
});
