import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../setup/run-program.mjs';

/** @import { Totals } from './test-steps.mjs' */

/**
 * Returns the path for a test runner's report. Removes an older report, so that no one mistakes it for the new one.
 *
 * @param {string} title
 */
export function prepareReportFile(title) {
  const folder = path.join(projectRoot, 'test-results/reports');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${title.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * Counts the tests of a Vitest JSON report. A failed run without a failed test counts as one failure. Its causes are a
 * file that doesn't load, an error outside a test, or no test at all.
 *
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Totals}
 */
export function countVitestTests(file, code) {
  const report = read(file);
  return toTotals(
    report?.numPassedTests ?? 0,
    report?.numFailedTests ?? 0,
    (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    // A file whose setup fails has skipped tests but no failed one.
    report?.success === false ? 1 : code,
  );
}

/**
 * Counts the tests of a Playwright JSON report. A test that passed only on a retry counts as failed.
 *
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Totals}
 */
export function countPlaywrightTests(file, code) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = read(file)?.stats ?? {};
  return toTotals(expected, unexpected + flaky, skipped, code);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @param {number} code
 * @returns {Totals}
 */
function toTotals(passed, failed, skipped, code) {
  const broken = code !== 0 || passed + failed === 0;
  return { passed, failed: broken ? Math.max(failed, 1) : failed, skipped };
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
