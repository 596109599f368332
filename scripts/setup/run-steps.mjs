/** @import { Step } from './steps.mjs' */

/**
 * Runs the steps in order, stops at the first that fails, and ends with one line `N passed, N failed` over all test
 * runners.
 *
 * @param {Step[]} steps
 * @returns {Promise<number>} exit code: 0 only when every step passed and at least one test ran
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  const began = Date.now();
  for (const step of steps) {
    console.log(`\n── ${step.title}`);
    const stepBegan = Date.now();
    const totals = await outcomeOf(step);
    passed += totals.passed;
    failed += totals.failed;
    const skipped = totals.skipped ? `, ${totals.skipped} skipped` : '';
    console.log(
      `── ${step.title}: ${totals.failed === 0 ? 'good' : 'FAILED'} after ${secondsSince(stepBegan)}${skipped}`,
    );
    if (totals.failed > 0) break;
  }
  if (passed + failed === 0) console.error('No test ran.');
  console.log(`\nAll after ${secondsSince(began)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** @param {Step} step */
async function outcomeOf(step) {
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {number} began */
function secondsSince(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
