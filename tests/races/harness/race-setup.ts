import type { TestProject } from 'vitest/node';
import { startRealPostgres } from './real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all race tests of a run; each file makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startRealPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
