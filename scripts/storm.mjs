import { checkNode } from './setup/check-node.mjs';
import { runCommand } from './setup/command-error.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { runSteps } from './test-run/run-steps.mjs';
import { createVitestStep, toProjectArgs, withBuiltSite } from './test-run/test-steps.mjs';

/** `npm run storm`: runs all race, fault-injection and property tests at full length (STORM=1 includes TEST_ALL=1). */
await runCommand(async () => {
  checkNode();
  await ensureInstalled();
  const longer = { STORM: '1' };
  return runSteps([
    createVitestStep(
      'property tests',
      [...toProjectArgs('contexts', 'properties-embedded'), 'tests/properties'],
      longer,
    ),
    withBuiltSite(createVitestStep('races, on real PostgreSQL', toProjectArgs('races'), longer)),
    withBuiltSite(createVitestStep('fault injection', toProjectArgs('storms'), longer)),
  ]);
});
