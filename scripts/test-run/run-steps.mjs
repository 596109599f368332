/** @import { Step, Totals } from './test-steps.mjs' */

/**
 * Runs all steps in order. Steps in a nested list run at the same time. A failed step doesn't stop the run, so one run
 * reports every failure. SIGINT and SIGTERM end the run after the current step. Prints the failed steps and, as the
 * last line, `N passed, N failed` over all steps.
 *
 * @param {(Step | Step[])[]} steps
 * @returns {Promise<number>} exit code: 0 only when every step passed and at least one test ran
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const failedSteps = [];
  const startMs = Date.now();
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  for (const group of steps) {
    if (stopped) break;
    const together = Array.isArray(group) ? group : [group];
    const outcomes = await (Array.isArray(group) ? runInParallel(group) : Promise.all([runStep(group)]));
    for (const [index, totals] of outcomes.entries()) {
      passed += totals.passed;
      failed += totals.failed;
      if (totals.failed > 0) failedSteps.push(`${together[index]?.title} (${totals.failed})`);
    }
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (passed + failed === 0) console.error('No tests ran.');
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join('; ')}`);
  console.log(`\nFinished in ${formatSecondsSince(startMs)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 && !stopped ? 0 : 1;
}

/** @param {Step} step */
async function runStep(step) {
  console.log(`\n── ${step.title}`);
  const startMs = Date.now();
  const totals = await toTotals(() => step.run());
  printOutcome(step, totals, startMs);
  return totals;
}

/**
 * Runs steps at the same time. Buffers the output of each step until it ends, so that outputs don't mix.
 *
 * @param {Step[]} steps
 */
function runInParallel(steps) {
  console.log(`\n── in parallel: ${steps.map(({ title }) => title).join('; ')}`);
  const startMs = Date.now();
  return Promise.all(
    steps.map(async (step) => {
      /** @type {Buffer[]} */
      const printed = [];
      const totals = await toTotals(() => step.run((chunk) => void printed.push(chunk)));
      console.log(`\n── ${step.title}`);
      process.stdout.write(Buffer.concat(printed));
      printOutcome(step, totals, startMs);
      return totals;
    }),
  );
}

/**
 * @param {Step} step
 * @param {Totals} totals
 * @param {number} startMs
 */
function printOutcome({ title }, { failed, skipped }, startMs) {
  const skippedText = skipped ? `, ${skipped} skipped` : '';
  console.log(
    `── ${title}: ${failed === 0 ? 'passed' : 'FAILED'} after ${formatSecondsSince(startMs)}${skippedText}`,
  );
}

/**
 * @param {() => Promise<Totals>} run
 * @returns {Promise<Totals>}
 */
async function toTotals(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** @param {number} startMs */
function formatSecondsSince(startMs) {
  return `${((Date.now() - startMs) / 1000).toFixed(1)} s`;
}
