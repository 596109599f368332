import { inject } from 'vitest';
import { createDatabaseOn } from './real-postgres.ts';
import './race-setup.ts';

/** Creates an empty database on the run's PostgreSQL, and returns its `DATABASE_URL`. */
export function createDatabase(): Promise<string> {
  return createDatabaseOn(inject('postgresUrl'));
}
