import type { TestProject } from 'vitest/node';
import { startRealPostgres } from './real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all race tests of a run. Each file creates its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startRealPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
