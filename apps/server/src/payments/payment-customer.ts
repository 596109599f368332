import { and, eq } from 'drizzle-orm';
import { CustomerNotFoundError, type ProviderCard } from '../integrations/payments/port.ts';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { paymentCustomers } from './tables.ts';

/**
 * The provider's customer of a member, made at the first need; asking again, also at once, gives the same. Asks over
 * the network: never within a transaction. Throws what the door throws; refuses with not_found for nobody.
 */
export async function ensureCustomer(services: Services, memberId: string): Promise<string> {
  const { database, clock } = services;
  const known = await findCustomer(database, memberId);
  if (known) return known;
  const customerId = await newCustomer(services, memberId);
  await database.orm
    .insert(paymentCustomers)
    .values({ memberId, customerId, createdAt: clock.now() })
    .onConflictDoNothing();
  return (await findCustomer(database, memberId)) ?? customerId;
}

/**
 * Does something at the provider with a member's customer. One that is gone there (deleted, or of another account or mode)
 * is replaced first, once: concurrent calls get the same new one. `use` may run twice, so it must not have done anything
 * before it asks about the customer.
 */
export async function withCustomer<Made>(
  services: Services,
  memberId: string,
  use: (customerId: string) => Promise<Made>,
): Promise<Made> {
  const customerId = await ensureCustomer(services, memberId);
  try {
    return await use(customerId);
  } catch (error) {
    if (!(error instanceof CustomerNotFoundError)) throw error;
    return use(await replaceCustomer(services, memberId, customerId));
  }
}

/** Every card that the provider keeps for a member, as often as it was saved; none while they have no customer there. */
export async function listProviderCards(
  { database, payments }: Services,
  memberId: string,
): Promise<{ customerId: string | null; cards: ProviderCard[] }> {
  const customerId = await findCustomer(database, memberId);
  if (!customerId) return { customerId, cards: [] };
  try {
    return { customerId, cards: await payments.listCards(customerId) };
  } catch (error) {
    if (!(error instanceof CustomerNotFoundError)) throw error;
    return { customerId: null, cards: [] };
  }
}

/** The provider's customer of a member, if there ever was a need for one. */
export async function findCustomer(db: QueryExecutor, memberId: string): Promise<string | null> {
  const [row] = await db.orm.select().from(paymentCustomers).where(eq(paymentCustomers.memberId, memberId));
  return row?.customerId ?? null;
}

async function replaceCustomer(services: Services, memberId: string, gone: string): Promise<string> {
  const { database, clock, log } = services;
  const customerId = await newCustomer(services, memberId, gone);
  const isGone = and(eq(paymentCustomers.memberId, memberId), eq(paymentCustomers.customerId, gone));
  const replaced = await database.orm
    .update(paymentCustomers)
    .set({ customerId, createdAt: clock.now() })
    .where(isGone)
    .returning({ customerId: paymentCustomers.customerId });
  if (replaced.length > 0)
    log.warn({ gone, customerId }, 'a customer was gone at the payment provider and has been replaced');
  return (await findCustomer(database, memberId)) ?? customerId;
}

async function newCustomer(services: Services, memberId: string, insteadOf?: string): Promise<string> {
  const member = await findMember(services.database, memberId);
  if (!member?.email) throw new AppError('not_found', 'Please confirm your email address first.');
  const { email } = member;
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ') || email;
  return services.payments.createCustomer({ memberId, email, name, ...(insteadOf && { insteadOf }) });
}
