import { eq } from 'drizzle-orm';
import { findMember } from '../members/store.ts';
import type { Queries } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { paymentCustomers } from './tables.ts';

/**
 * The provider's customer of a member, made at the first need; asking again, also at once, gives the same. Asks over
 * the network: never within a transaction. Throws what the door throws; refuses with not_found for nobody.
 */
export async function customerOf(services: Services, memberId: string): Promise<string> {
  const { database, clock, payments } = services;
  const known = await findCustomer(database, memberId);
  if (known) return known;
  const member = await findMember(database, memberId);
  if (!member?.email) throw new Refused('not_found', 'Please confirm your email address first.');
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ') || member.email;
  const customerId = await payments.createCustomer({ memberId, email: member.email, name });
  await database.orm
    .insert(paymentCustomers)
    .values({ memberId, customerId, createdAt: clock.now() })
    .onConflictDoNothing();
  return (await findCustomer(database, memberId)) ?? customerId;
}

/** The provider's customer of a member, if there ever was a need for one. */
export async function findCustomer(db: Queries, memberId: string): Promise<string | null> {
  const [row] = await db.orm.select().from(paymentCustomers).where(eq(paymentCustomers.memberId, memberId));
  return row?.customerId ?? null;
}
