import type { Database } from '@studio/server/platform/database/database';
import type { Pool } from 'pg';
import type { ClientLog } from '../clients/acknowledged-log.ts';
import { checkAcknowledgedResults } from './check-acknowledged-results.ts';
import { checkCancelledClasses } from './check-cancelled-classes.ts';
import { checkCredits } from './check-credits.ts';
import { checkEmails } from './check-emails.ts';
import { checkFrontDesk } from './check-front-desk.ts';
import { checkPayments } from './check-payments.ts';
import { checkPlaces } from './check-places.ts';
import { checkTours } from './check-tours.ts';
import type { CheckerFinding, ExternalSnapshot, StudioSnapshot } from './data-snapshots.ts';
import { readExternalSnapshot, readStudioSnapshot } from './read-snapshots.ts';

/** Returns all inconsistencies within the databases, and between them and the clients' logs. Has no side effects. */
export function findInconsistencies(
  log: Pick<ClientLog, 'acknowledgedResults' | 'unsure'>,
  books: StudioSnapshot,
  outside: ExternalSnapshot,
  mayRepeat: boolean,
): CheckerFinding[] {
  return [
    ...checkAcknowledgedResults(log, books),
    ...checkPlaces(books),
    ...checkPayments(books, outside),
    ...checkCredits(books),
    ...checkFrontDesk(log, books),
    ...checkCancelledClasses(log, books),
    ...checkTours(log, books),
    ...checkEmails(books, outside, mayRepeat),
  ];
}

/** Reads all snapshots and checks them. */
export async function checkConsistency(
  { database, sandboxBooks }: { database: Database; sandboxBooks: Pool },
  log: Pick<ClientLog, 'acknowledgedResults' | 'unsure'>,
  mayRepeat = true,
): Promise<CheckerFinding[]> {
  const books = await readStudioSnapshot(database);
  return findInconsistencies(log, books, await readExternalSnapshot(sandboxBooks), mayRepeat);
}
