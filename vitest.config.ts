import { defineConfig } from 'vitest/config';

/** Unit and context tests; the races on real PostgreSQL and the doors have projects of their own. */
export default defineConfig({
  test: {
    // Every core works; left to itself the runner keeps one free, which of two is half.
    maxWorkers: '100%',
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
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: ['tests/contexts/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'outside',
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: ['tests/outside/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'properties',
          globalSetup: ['tests/harness/migrated-database.ts'],
          include: ['tests/properties/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          globalSetup: ['tests/races/harness/race-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
