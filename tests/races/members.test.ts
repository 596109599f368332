import { randomBytes, randomUUID } from 'node:crypto';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { bookings } from '@studio/server/bookings/tables';
import { createGuestRecordLinker } from '@studio/server/create-guest-record-linker';
import { ensureMember } from '@studio/server/members/ensure-member';
import { saveProfile } from '@studio/server/members/save-profile';
import { members } from '@studio/server/members/tables';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './harness/create-database.ts';
import { openServices } from './harness/in-process-services.ts';

const guestBookings = 12;

describe('a member seen by two processes at once', () => {
  let processes: Awaited<ReturnType<typeof openServices>>[] = [];
  beforeAll(async () => {
    const databaseUrl = await createDatabase();
    await migratePostgres(databaseUrl);
    // Opened one after the other, because the first one seeds the database.
    processes = [await openServices(databaseUrl), await openServices(databaseUrl)];
  });
  afterAll(() => Promise.all(processes.map(({ close }) => close())));

  it('is stored once, and each of their guest bookings is linked once', async () => {
    const [sub, email] = [randomUUID(), 'two.tabs@guests.example'];
    const account = {
      sub,
      email,
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Quill',
      title: 'Ms',
      phone: null,
    };
    for (const { services } of processes) {
      const findUser = async () => ({ ...account, groups: [], enabled: true, invited: false });
      services.identity = { ...services.identity, findUser };
    }
    const database = processes[0]?.services.database;
    if (!database) throw new Error('There is no process.');
    const rows = Array.from({ length: guestBookings }, () => guestBooking(email));
    await database.orm.insert(bookings).values(rows);

    const calls = Array.from({ length: 40 }, async (_, index) => {
      const { services } = processes[index % 2] as (typeof processes)[0];
      const linkBookings = createGuestRecordLinker(services);
      if (index % 4 < 2) return ensureMember(services, sub, linkBookings);
      return saveProfile(services, { userId: sub, firstName: 'Mei' }, linkBookings);
    });
    await Promise.all(calls);

    expect(await database.orm.select().from(members)).toMatchObject([
      { userId: sub, email, firstName: 'Mei' },
    ]);
    const joined = await database.orm.select().from(bookings).where(eq(bookings.principalId, sub));
    expect(joined).toHaveLength(guestBookings);
    const entries = await database.orm.select().from(audit).where(eq(audit.action, 'JOINED'));
    expect(entries.map(({ subjectId }) => subjectId).sort()).toEqual(rows.map(({ id }) => id).sort());
  });
});

/** Builds a booking as a guest's checkout creates it. */
function guestBooking(email: string) {
  return {
    branchId: '11-miles-st',
    id: randomUUID(),
    displayCode: generateDisplayCode(randomBytes(displayCodeLength)),
    orderId: randomUUID(),
    position: 0,
    classId: randomUUID(),
    clientId: randomBytes(16).toString('hex'),
    attendeeName: 'Ada Quill',
    firstName: 'Ada',
    lastName: 'Quill',
    email,
    paymentMethod: 'FREE' as const,
    basePence: 0,
    pricePaidPence: 0,
    currency: 'GBP',
    createdAt: new Date(),
  };
}
