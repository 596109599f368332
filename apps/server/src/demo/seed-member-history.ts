import { randomBytes } from 'node:crypto';
import type { ProductSeed } from '@studio/content/products/product-seed';
import { displayCodeLength, generateDisplayCode } from '@studio/domain/bookings/display-code';
import { getCoverageError } from '@studio/domain/entitlements/coverage-error';
import { type EntitlementTerms, toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { bookings } from '../bookings/tables.ts';
import { grantEntitlement } from '../entitlements/grant-entitlement.ts';
import { returnSessions, takeSessions } from '../entitlements/session-ledger.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Database, QueryExecutor } from '../platform/database/database.ts';
import { generateClasses } from '../timetable/generate-classes.ts';
import { classes } from '../timetable/tables.ts';

export interface DemoPerson {
  memberId: string;
  title: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Pack that the demo member bought some days ago, and the visits that it paid for. */
export interface DemoPack {
  product: ProductSeed;
  boughtDaysAgo: number;
  visits: readonly DemoVisit[];
}

/** Visit on a day relative to today, in the nth class of that day that the pack covers. */
export interface DemoVisit {
  day: number;
  nth: number;
  cancelled?: boolean;
}

/** Number of days before today for which classes are generated. */
const lookbackDays = 28;
const dayMs = 86_400_000;

/** Client id of these bookings. It's too short for a real browser's id. */
const clientId = 'demo-member';

type ClassRow = typeof classes.$inferSelect;

/**
 * Gives the demo member packs with attended, upcoming and cancelled bookings, once. Bookings that aren't cancelled take
 * places and sessions. Skips full or missing classes. Returns the number of bookings. For demo mode only.
 */
export async function seedMemberHistory(
  database: Database,
  branchId: string,
  person: DemoPerson,
  packs: readonly DemoPack[],
  now: Date,
): Promise<number> {
  await generateClasses(database, branchId, new Date(now.getTime() - lookbackDays * dayMs));
  let made = 0;
  for (const pack of packs)
    made += await database.transaction((tx) => grantPack(tx, { branchId, person, now }, pack));
  return made;
}

interface DemoSeedContext {
  branchId: string;
  person: DemoPerson;
  now: Date;
}

async function grantPack(tx: QueryExecutor, context: DemoSeedContext, pack: DemoPack): Promise<number> {
  const { branchId, person, now } = context;
  const { product } = pack;
  const { memberId } = person;
  const startsAt = new Date(now.getTime() - pack.boughtDaysAgo * dayMs);
  const terms = toEntitlementTerms(product.terms);
  const expiresAt = getSessionExpiry(startsAt, product.terms.validDays);
  const entitlementId = await grantEntitlement(
    tx,
    {
      branchId,
      memberId,
      terms,
      startsAt,
      expiresAt,
      kind: product.kind,
      productId: product.id,
      name: product.name,
      origin: 'demo',
      originId: `${memberId} ${product.id}`,
      reason: 'GRANTED',
      actor: 'system',
    },
    startsAt,
  );
  // The pack has already been granted, perhaps by another process.
  if (!entitlementId) return 0;
  let made = 0;
  for (const visit of pack.visits) {
    const klass = await classOf(tx, branchId, visit, { terms, startsAt, expiresAt }, now);
    if (!klass) continue;
    await bookWithin(tx, context, { klass, entitlementId, cancelled: visit.cancelled ?? false });
    made++;
  }
  return made;
}

async function classOf(
  tx: QueryExecutor,
  branchId: string,
  { day, nth }: DemoVisit,
  credit: { terms: EntitlementTerms; startsAt: Date; expiresAt: Date | null },
  now: Date,
): Promise<ClassRow | undefined> {
  const rows = await tx.orm
    .select()
    .from(classes)
    .where(
      and(
        eq(classes.branchId, branchId),
        eq(classes.localDate, addDays(toLondonDate(now), day)),
        eq(classes.status, 'SCHEDULED'),
        sql`${classes.taken} < ${classes.capacity} AND ${classes.waiting} = 0`,
      ),
    )
    .orderBy(asc(classes.startsAt), asc(classes.id));
  const isRightTime = ({ startsAt }: ClassRow) => (day < 0 ? startsAt < now : startsAt > now);
  const eligible = rows.filter(
    (row) => isRightTime(row) && getCoverageError({ ...credit, balance: null }, row, 1) === null,
  );
  return eligible[Math.min(nth, eligible.length - 1)];
}

async function bookWithin(
  tx: QueryExecutor,
  { branchId, person, now }: DemoSeedContext,
  { klass, entitlementId, cancelled }: { klass: ClassRow; entitlementId: string; cancelled: boolean },
): Promise<void> {
  const { memberId, title, firstName, lastName, email } = person;
  const over = klass.startsAt < now;
  const id = uuidv7();
  const createdAt = new Date(Math.min(now.getTime(), klass.startsAt.getTime()) - 2 * dayMs);
  const cancelledAt = cancelled ? new Date(createdAt.getTime() + dayMs) : null;
  const status = cancelled ? 'CANCELLED' : over ? 'ATTENDED' : 'CONFIRMED';
  await tx.orm.insert(bookings).values({
    branchId,
    id,
    clientId,
    entitlementId,
    status,
    createdAt,
    cancelledAt,
    displayCode: generateDisplayCode(randomBytes(displayCodeLength)),
    orderId: uuidv7(),
    position: 0,
    classId: klass.id,
    principalId: memberId,
    attendeeName: `${firstName} ${lastName}`,
    title,
    firstName,
    lastName,
    email,
    paymentMethod: 'ENTITLEMENT',
    basePence: 0,
    pricePaidPence: 0,
    currency: klass.currency,
    checkedInAt: status === 'ATTENDED' ? new Date(klass.startsAt.getTime() - 10 * 60_000) : null,
  });
  const movement = { branchId, entitlementId, subjectId: id, sessions: 1, actor: 'system' as const };
  await takeSessions(tx, 'BOOKED', movement, createdAt);
  if (cancelledAt) await returnSessions(tx, 'RETURNED', movement, cancelledAt);
  else {
    await tx.orm
      .update(classes)
      .set({ taken: sql`${classes.taken} + 1` })
      .where(and(eq(classes.branchId, branchId), eq(classes.id, klass.id)));
  }
  await writeAudit(tx, [
    {
      branchId,
      at: createdAt,
      actor: 'system',
      subject: 'booking',
      subjectId: id,
      action: status,
      reason: 'demo account history',
    },
  ]);
}
