import { inject } from 'vitest';
import { createDatabaseOn } from './real-postgres.ts';
import './race-setup.ts';

/** A fresh, empty database on the run's PostgreSQL; its address fits `DATABASE_URL`. */
export function createDatabase(): Promise<string> {
  return createDatabaseOn(inject('postgresUrl'));
}
