/** @import { Step, Totals } from './steps.mjs' */

/**
 * Runs the steps in order, those of a list within it at the same time, stops after the first that fails (and what runs
 * beside it), and ends with one line `N passed, N failed` over all test runners.
 *
 * @param {(Step | Step[])[]} steps
 * @returns {Promise<number>} exit code: 0 only when every step passed and at least one test ran
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  const began = Date.now();
  for (const step of steps) {
    for (const totals of await (Array.isArray(step) ? allAtOnce(step) : [await alone(step)])) {
      passed += totals.passed;
      failed += totals.failed;
    }
    if (failed > 0) break;
  }
  if (passed + failed === 0) console.error('No test ran.');
  console.log(`\nAll after ${secondsSince(began)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** @param {Step} step */
async function alone(step) {
  console.log(`\n── ${step.title}`);
  const began = Date.now();
  const totals = await outcomeOf(() => step.run());
  conclude(step, totals, began);
  return totals;
}

/**
 * What each prints is kept until it has ended, so that it stands together.
 *
 * @param {Step[]} steps
 */
function allAtOnce(steps) {
  console.log(`\n── at the same time: ${steps.map(({ title }) => title).join('; ')}`);
  const began = Date.now();
  return Promise.all(
    steps.map(async (step) => {
      /** @type {Buffer[]} */
      const printed = [];
      const totals = await outcomeOf(() => step.run((chunk) => void printed.push(chunk)));
      console.log(`\n── ${step.title}`);
      process.stdout.write(Buffer.concat(printed));
      conclude(step, totals, began);
      return totals;
    }),
  );
}

/**
 * @param {Step} step
 * @param {Totals} totals
 * @param {number} began
 */
function conclude({ title }, { failed, skipped }, began) {
  const left = skipped ? `, ${skipped} skipped` : '';
  console.log(`── ${title}: ${failed === 0 ? 'good' : 'FAILED'} after ${secondsSince(began)}${left}`);
}

/**
 * @param {() => Promise<Totals>} run
 * @returns {Promise<Totals>}
 */
async function outcomeOf(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {number} began */
function secondsSince(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
