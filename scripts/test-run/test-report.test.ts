import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.mjs';
import { countPlaywrightTests, countVitestTests, prepareReportFile } from './test-report.mjs';

const file = prepareReportFile('report of this test');

describe('counting tests from the runners’ reports', () => {
  it('sums the results of a Vitest report', () => {
    writeReport({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
    expect(countVitestTests(file, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a run that failed outside its tests as one failure', () => {
    writeReport({ numPassedTests: 7, numFailedTests: 0 });
    expect(countVitestTests(file, 1)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('counts a file whose preparation failed, whatever code the runner ended with', () => {
    writeReport({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 10, success: false });
    expect(countVitestTests(file, 0)).toEqual({ passed: 7, failed: 1, skipped: 10 });
  });

  it('counts a run without tests as one failure, even with exit code 0', () => {
    writeReport({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 3 });
    expect(countVitestTests(file, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 3 });
  });

  it('counts a runner that left no report as one failure', () => {
    expect(countVitestTests(prepareReportFile('report of this test'), 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('sums the results of a Playwright report', () => {
    writeReport({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } });
    expect(countPlaywrightTests(file, 1)).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });
});

describe('running the steps', () => {
  it('continues after a failure, names the failed steps and ends with the totals', async () => {
    const { code, printed } = await captured([
      step({ passed: 3, failed: 0 }),
      step({ passed: 1, failed: 2 }),
      step({ passed: 9, failed: 0 }),
    ]);
    expect(code).toBe(1);
    expect(printed.at(-1)).toBe('13 passed, 2 failed');
    expect(printed).toContain('\nFailed: a step (2)');
    expect(printed.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('starts no further step after %s', async (signal) => {
    const interrupted = {
      title: 'interrupted',
      run: async () => {
        process.emit(signal);
        return { passed: 1, failed: 0 };
      },
    };
    const { code, printed } = await captured([interrupted, step({ passed: 9, failed: 0 })]);
    expect(code).toBe(1);
    expect(printed.at(-1)).toBe('1 passed, 0 failed');
  });

  it('passes when all steps pass', async () => {
    const { code, printed } = await captured([
      step({ passed: 0, failed: 0 }),
      step({ passed: 3, failed: 0 }),
    ]);
    expect(code).toBe(0);
    expect(printed.at(-1)).toBe('3 passed, 0 failed');
  });

  it('fails when no test ran at all', async () => {
    expect((await captured([step({ passed: 0, failed: 0 })])).code).toBe(1);
  });

  it('counts a step that throws as one failure', async () => {
    const broken = { title: 'broken', run: () => Promise.reject(new Error('does not build')) };
    const { code, printed } = await captured([step({ passed: 3, failed: 0 }), broken]);
    expect(code).toBe(1);
    expect(printed.at(-1)).toBe('3 passed, 1 failed');
  });

  it('runs a nested list in parallel without mixing outputs, then continues', async () => {
    const overlap = Promise.withResolvers<void>();
    const first = createTalkingStep('first', overlap.promise, { passed: 1, failed: 1 });
    const second = createTalkingStep('second', Promise.resolve(), { passed: 2, failed: 0 }, () =>
      overlap.resolve(),
    );
    const { code, printed } = await captured([[first, second], step({ passed: 9, failed: 0 })]);
    expect(code).toBe(1);
    const titles = printed.map((line) => line.trim()).filter((line) => !line.startsWith('Finished in'));
    expect(titles.map((line) => line.replace(/ after .*/, ''))).toEqual([
      '── in parallel: first; second',
      '── second',
      'second begins, second ends',
      '── second: passed',
      '── first',
      'first begins, first ends',
      '── first: FAILED',
      '── a step',
      '── a step: passed',
      'Failed: first (1)',
      '12 passed, 1 failed',
    ]);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function writeReport(report: object): void {
  writeFileSync(file, JSON.stringify(report));
}

function step(totals: { passed: number; failed: number }) {
  return { title: 'a step', run: () => Promise.resolve(totals) };
}

/** A step that prints, waits, and prints again. */
function createTalkingStep(
  title: string,
  wait: Promise<void>,
  totals: { passed: number; failed: number },
  ended = () => {},
) {
  const run = async (into?: (chunk: Buffer) => void) => {
    into?.(Buffer.from(`${title} begins, `));
    await wait;
    into?.(Buffer.from(`${title} ends\n`));
    ended();
    return totals;
  };
  return { title, run };
}

async function captured(steps: Parameters<typeof runSteps>[0]) {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process.stdout, 'write').mockImplementation((piece) => printed.push(String(piece)) > 0);
  return { code: await runSteps(steps), printed };
}
