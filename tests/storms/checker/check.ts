import type { Database } from '@studio/server/platform/database';
import type { Pool } from 'pg';
import type { Log } from '../clients/told.ts';
import type { Finding, OutsideBooks, StudioBooks } from './books.ts';
import { classesOff } from './classes-off.ts';
import { credits } from './credits.ts';
import { desk } from './desk.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { places } from './places.ts';
import { readOutsideBooks, readStudioBooks } from './read-books.ts';
import { tours } from './tours.ts';
import { whatWasTold } from './what-was-told.ts';

/** Everything that is wrong with the books, by themselves and beside what clients were told. Pure. */
export function findings(
  log: Pick<Log, 'told' | 'unsure'>,
  books: StudioBooks,
  outside: OutsideBooks,
  mayRepeat: boolean,
): Finding[] {
  return [
    ...whatWasTold(log, books),
    ...places(books),
    ...money(books, outside),
    ...credits(books),
    ...desk(log, books),
    ...classesOff(log, books),
    ...tours(log, books),
    ...mails(books, outside, mayRepeat),
  ];
}

/** Reads all books and checks them. */
export async function check(
  { database, sandboxBooks }: { database: Database; sandboxBooks: Pool },
  log: Pick<Log, 'told' | 'unsure'>,
  mayRepeat = true,
): Promise<Finding[]> {
  const books = await readStudioBooks(database);
  return findings(log, books, await readOutsideBooks(sandboxBooks), mayRepeat);
}
