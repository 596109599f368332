import { checkNode } from './setup/check-node.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './setup/run-steps.mjs';
import { inProjects, onBuiltSite, vitest } from './setup/steps.mjs';
import { finishWith } from './setup/stop-with.mjs';

/** `npm run storm`: the races, the storms of faults and the property tests, for as long as it takes (STORM=1 makes them long). */
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
