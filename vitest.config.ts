import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const outside = 'tests/outside/**/*.test.ts';
const root = fileURLToPath(new URL('.', import.meta.url));
/** The doors that are tested by calling Amplify. */
const callsAmplify = globSync(outside, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => readFileSync(`${root}${file}`, 'utf8').includes("from 'aws-amplify"));

/**
 * Unit and context tests; the races on real PostgreSQL and the doors have projects of their own. Files without `isolate`
 * share the modules of their worker: nothing of ours keeps state in a module, and importing the product costs a third of
 * the time. Amplify does keep some, so the files that call it are isolated.
 */
export default defineConfig({
  test: {
    // Every core works; left to itself the runner keeps one free, which of two is half.
    maxWorkers: '100%',
    // In CI what fails is tried again once: machines there stall, and these tests wait for real processes.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'apps/**/*.test.tsx',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        test: {
          name: 'contexts',
          isolate: false,
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: ['tests/contexts/**/*.test.ts', 'tests/assistant/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'outside',
          isolate: false,
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: [outside],
          exclude: callsAmplify,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'outside-amplify',
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: callsAmplify,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'properties',
          isolate: false,
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: ['tests/properties/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'races',
          isolate: false,
          include: ['tests/races/**/*.test.ts'],
          globalSetup: ['tests/races/harness/race-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each file waits for its servers half of its time. More than two at once would want more connections than
          // their PostgreSQL has; the long form has the machine to itself.
          maxWorkers: process.env.STORM === '1' ? 1 : 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'storms',
          include: ['tests/storms/**/*.test.ts'],
          globalSetup: ['tests/races/harness/race-setup.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 180_000,
          // After the races, one after the other: they have to settle within so many seconds.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
