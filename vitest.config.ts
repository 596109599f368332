import { defineConfig } from 'vitest/config';
import { isStorm, runsAll } from './tests/harness/extent.ts';

/** What browsers run keeps state in modules (the clock, the session): each of these files has modules of its own. */
const browser = 'apps/web/app/**/*.test.{ts,tsx}';
/** Amplify remembers a sign-up of which it waits for the end: the file about that has the library to itself. */
const ownLibrary = 'tests/integrations/identity-auto-sign-in.test.ts';

/** A PostgreSQL for most, and the embedded database for what is said of that one. */
const bothDatabases = ['tests/harness/template-database.ts', 'tests/harness/migrated-database.ts'];

/** Ends a test or hook that hangs. No test may depend on it: a busy machine takes several times as long as a quiet one. */
const hangsAfterMs = 300_000;

/** They play through most of what the product asks of a database: on the one that the demo starts with. */
const sequences = 'tests/properties/*-sequences.test.ts';

/**
 * Unit tests; contexts, which are all that ask a database within the process of the test; races and storms, which ask
 * servers. Files without `isolate` share the modules of their worker: nothing on the server keeps state in a module, and
 * importing the product again costs context tests a third of their time, unit tests four fifths. A project never shares
 * them with another, so there are no more than are needed.
 */
export default defineConfig({
  test: {
    // Every core works; left to itself the runner keeps one free, which of two is half.
    maxWorkers: '100%',
    // A file with `@module-tag long` in its first comment, or a test with `tags: 'long'`, runs with TEST_ALL=1 only.
    tags: [{ name: 'long', description: 'Runs with TEST_ALL=1 and in a storm only.' }],
    ...(runsAll ? {} : { tagsFilter: ['!long'] }),
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: hangsAfterMs,
          hookTimeout: hangsAfterMs,
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
          testTimeout: hangsAfterMs,
          hookTimeout: hangsAfterMs,
        },
      },
      {
        test: {
          name: 'contexts',
          isolate: false,
          globalSetup: bothDatabases,
          include: ['contexts', 'assistant', 'integrations', 'properties'].map(
            (on) => `tests/${on}/**/*.test.ts`,
          ),
          exclude: [ownLibrary, sequences],
          testTimeout: hangsAfterMs,
          hookTimeout: hangsAfterMs,
        },
      },
      {
        test: {
          name: 'integrations-alone',
          globalSetup: ['tests/harness/template-database.ts'],
          include: [ownLibrary],
          testTimeout: hangsAfterMs,
          hookTimeout: hangsAfterMs,
        },
      },
      {
        test: {
          name: 'properties-embedded',
          isolate: false,
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: [sequences],
          testTimeout: hangsAfterMs,
          hookTimeout: hangsAfterMs,
        },
      },
      {
        test: {
          name: 'races',
          isolate: false,
          include: ['tests/races/**/*.test.ts'],
          globalSetup: ['tests/races/harness/race-setup.ts'],
          testTimeout: 2 * hangsAfterMs,
          hookTimeout: hangsAfterMs,
          // Each file waits for its servers half of its time. More than two at once would want more connections than
          // their PostgreSQL has; the long form has the machine to itself.
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
          hookTimeout: hangsAfterMs,
          // After the races, one after the other: they have to settle within so many seconds.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
