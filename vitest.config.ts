import { defineConfig } from 'vitest/config';
import { isStorm, runsAll } from './tests/harness/extent.ts';

/** Browser code keeps state in modules, such as the clock and the session, so each of these files runs isolated. */
const browser = 'apps/web/app/**/*.test.{ts,tsx}';
/** Amplify keeps an unfinished sign-up in a module, so the file that tests it runs in a project of its own. */
const amplifySignUpTest = 'tests/integrations/identity-auto-sign-in.test.ts';

/** Most files use PostgreSQL. Files about the embedded database use that one. */
const databaseSetups = ['tests/harness/template-database.ts', 'tests/harness/migrated-database.ts'];

/**
 * Timeout that ends a hanging test or hook. No test may depend on it, because a busy machine takes several times as
 * long.
 */
const timeoutMs = 300_000;

/** Sequences of random calls, which run on the embedded database because the demo starts with it. */
const sequences = 'tests/properties/*-sequences.test.ts';

/**
 * Unit tests run without a database. Contexts use a database within the process of the test, and races and storms start
 * servers. Files without `isolate` share the modules of their worker, because no module of the server keeps state:
 * importing the product for each file would take a third of the time of context tests and four fifths of that of unit
 * tests. Projects never share modules, so there are as few projects as possible.
 */
export default defineConfig({
  test: {
    // By default, Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // A file with `@module-tag long` in its first comment, or a test with `tags: 'long'`, runs with TEST_ALL=1 only.
    tags: [{ name: 'long', description: 'Runs with TEST_ALL=1 and in a storm only.' }],
    ...(runsAll ? {} : { tagsFilter: ['!long'] }),
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.ts',
            'apps/**/*.test.tsx',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', browser],
        },
      },
      {
        test: {
          name: 'unit-browser',
          pool: 'threads',
          include: [browser],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      {
        test: {
          name: 'contexts',
          isolate: false,
          globalSetup: databaseSetups,
          include: ['contexts', 'assistant', 'integrations', 'properties'].map(
            (folder) => `tests/${folder}/**/*.test.ts`,
          ),
          exclude: [amplifySignUpTest, sequences],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      {
        test: {
          name: 'integrations-alone',
          globalSetup: ['tests/harness/template-database.ts'],
          include: [amplifySignUpTest],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      {
        test: {
          name: 'properties-embedded',
          isolate: false,
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: [sequences],
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
        },
      },
      {
        test: {
          name: 'races',
          isolate: false,
          include: ['tests/races/**/*.test.ts'],
          globalSetup: ['tests/races/harness/race-setup.ts'],
          testTimeout: 2 * timeoutMs,
          hookTimeout: timeoutMs,
          // Each file spends half of its time waiting for its servers. More than two files at once would exceed the
          // connections of PostgreSQL. The long form runs one file at a time.
          maxWorkers: isStorm ? 1 : 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'storms',
          include: ['tests/fault-injection/**/*.test.ts'],
          globalSetup: ['tests/races/harness/race-setup.ts'],
          testTimeout: 1_800_000,
          hookTimeout: timeoutMs,
          // They run after the races and one after the other, because they check how fast the product recovers.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
