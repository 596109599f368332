import { paths } from '@studio/contracts/paths';
import { openPostgres } from '@studio/server/platform/database/postgres';
import { createCaller } from '../../tests/races/harness/api-client.ts';
import { checkClassTotals } from '../../tests/races/harness/class-state.ts';
import { getPaymentTotals } from '../../tests/races/harness/provider-sandbox.ts';
import type { StudioProcess } from '../../tests/races/harness/studio-process.ts';
import { waitUntil } from '../../tests/races/harness/wait-until.ts';
import type { ExpectedBooking } from './simulated-users.ts';

/**
 * Returns a sentence about every expected booking that is wrong: its status or class, its payment, or the place counts
 * of its class.
 */
export async function findLostData(
  promised: readonly ExpectedBooking[],
  studio: StudioProcess,
  databaseUrl: string,
): Promise<string[]> {
  const lost: string[] = [];
  for (const expected of promised) {
    const { clientId, sessionId } = expected.browser;
    const caller = createCaller(studio.url, { clientId, sessionId });
    const { body } = await caller.call(paths.bookingGet, { bookingId: expected.bookingId });
    const found = (body.booking ?? {}) as { status?: string; classId?: string };
    if (found.status !== expected.status || found.classId !== expected.classId)
      lost.push(
        `Booking ${expected.bookingId} should be ${expected.status} in class ${expected.classId}: ${JSON.stringify(body)}`,
      );
    await waitUntil('the payment is settled', () => isSettled(expected, studio)).catch(() =>
      lost.push(
        `The payment for booking ${expected.bookingId} (${expected.status}) was not settled as expected.`,
      ),
    );
  }
  return [...lost, ...(await listUnbalancedClasses(promised, databaseUrl))];
}

async function isSettled({ intentId, status }: ExpectedBooking, studio: StudioProcess): Promise<boolean> {
  const { captured, refunded } = await getPaymentTotals(studio, intentId);
  return captured > 0 && refunded === (status === 'CANCELLED' ? captured : 0);
}

async function listUnbalancedClasses(
  promised: readonly ExpectedBooking[],
  databaseUrl: string,
): Promise<string[]> {
  const database = openPostgres(databaseUrl, 2);
  try {
    const classes = [...new Set(promised.map(({ classId }) => classId))];
    const totals = await Promise.all(
      classes.map(async (id) => ({ id, ...(await checkClassTotals(database, id)) })),
    );
    return totals
      .filter(({ addsUp }) => !addsUp)
      .map((book) => `The place counts of a class don’t add up: ${JSON.stringify(book)}`);
  } finally {
    await database.close();
  }
}
