import { checkNode } from './setup/check-node.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './setup/run-steps.mjs';
import { inProjects, onBuiltSite, vitest } from './setup/steps.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm run storm`: all races, storms of faults and property tests (STORM=1 includes TEST_ALL=1), for as long as it takes. */
await finishWith(async () => {
  checkNode();
  await ensureInstalled();
  const longer = { STORM: '1' };
  return runSteps([
    vitest('property tests', [...inProjects('contexts', 'properties-embedded'), 'tests/properties'], longer),
    onBuiltSite(vitest('races, on real PostgreSQL', inProjects('races'), longer)),
    onBuiltSite(vitest('storms of faults', inProjects('storms'), longer)),
  ]);
});
