import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { afterAll } from 'vitest';
import { createDatabase } from './create-database.ts';
import { type InProcessServices, openServices } from './in-process-services.ts';

/** Booking service opened twice on one new database. */
export interface TwoServices {
  databaseUrl: string;
  database: ReturnType<typeof openPostgres>;
  processes: [InProcessServices, InProcessServices];
  /** Returns the two instances in turn, by number. */
  process(number: number): InProcessServices;
  services(number: number): Services;
}

/** Creates a function that opens the booking service twice on a new database. Closes all after the tests of the file. */
export function createTwoServicesOpener(): () => Promise<TwoServices> {
  const opened: TwoServices[] = [];
  afterAll(async () => {
    for (const { processes, database } of opened) {
      await Promise.all(processes.map(({ close }) => close()));
      await database.close();
    }
  });
  return async () => {
    const databaseUrl = await createDatabase();
    await migratePostgres(databaseUrl);
    const database = openPostgres(databaseUrl, 5);
    // Opens them one after the other, because the first one seeds the database.
    const processes: TwoServices['processes'] = [
      await openServices(databaseUrl),
      await openServices(databaseUrl),
    ];
    const process = (number: number) => processes[number % 2 === 0 ? 0 : 1];
    const services = (number: number) => process(number).services;
    const two = { databaseUrl, database, processes, process, services };
    opened.push(two);
    return two;
  };
}
