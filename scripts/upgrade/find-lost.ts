import { paths } from '@studio/contracts/paths';
import { openPostgres } from '@studio/server/platform/postgres';
import { createCaller } from '../../tests/races/harness/api-client.ts';
import { balance } from '../../tests/races/harness/class-life.ts';
import { moneyOf } from '../../tests/races/harness/provider.ts';
import type { StudioProcess } from '../../tests/races/harness/studio-process.ts';
import { waitUntil } from '../../tests/races/harness/wait-until.ts';
import type { Promised } from './people.ts';

/** In sentences, what is not as it was promised: bookings, the money for them, and the places of their classes. */
export async function findLost(
  promised: readonly Promised[],
  studio: StudioProcess,
  databaseUrl: string,
): Promise<string[]> {
  const lost: string[] = [];
  for (const one of promised) {
    const { clientId, sessionId } = one.browser;
    const caller = createCaller(studio.url, { clientId, sessionId });
    const { body } = await caller.call(paths.bookingGet, { bookingId: one.bookingId });
    const found = (body.booking ?? {}) as { status?: string; classId?: string };
    if (found.status !== one.status || found.classId !== one.classId)
      lost.push(`Booking ${one.bookingId} was ${one.status} of ${one.classId}: ${JSON.stringify(body)}`);
    await waitUntil('the money is settled', () => isSettled(one, studio)).catch(() =>
      lost.push(`The money of booking ${one.bookingId} (${one.status}) is not where it belongs.`),
    );
  }
  return [...lost, ...(await unbalanced(promised, databaseUrl))];
}

async function isSettled({ intentId, status }: Promised, studio: StudioProcess): Promise<boolean> {
  const { captured, refunded } = await moneyOf(studio, intentId);
  return captured > 0 && refunded === (status === 'CANCELLED' ? captured : 0);
}

async function unbalanced(promised: readonly Promised[], databaseUrl: string): Promise<string[]> {
  const database = openPostgres(databaseUrl, 2);
  try {
    const classes = [...new Set(promised.map(({ classId }) => classId))];
    const books = await Promise.all(classes.map(async (id) => ({ id, ...(await balance(database, id)) })));
    return books
      .filter(({ addsUp }) => !addsUp)
      .map((book) => `A class does not add up: ${JSON.stringify(book)}`);
  } finally {
    await database.close();
  }
}
