import { checkNode } from './setup/check-node.mjs';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './setup/run-steps.mjs';
import * as steps from './setup/steps.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm test`: everything, from a fresh clone on. Stops at the first step that fails; nothing is skipped. */
await finishWith(async () => {
  checkNode();
  await ensureInstalled();
  // A browser first: not to find out after ten minutes that there is none.
  const browser = await ensureBrowser();
  return runSteps([
    steps.quick,
    steps.contexts,
    // Races and storms start whole server processes, and those serve the built site.
    steps.build,
    steps.races,
    steps.journeys(browser),
  ]);
});
