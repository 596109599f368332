import { and, eq } from 'drizzle-orm';
import { CustomerNotFoundError, type ProviderCard } from '../integrations/payments/port.ts';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { paymentCustomers } from './tables.ts';

/**
 * Returns a member's customer id at the provider, and creates the customer on first use. Idempotent, also under
 * concurrent calls. Calls the provider, so never use it in a transaction. Throws the errors of the payments port, and
 * AppError not_found for a member without a verified email address.
 */
export async function ensureCustomer(services: Services, memberId: string): Promise<string> {
  const { database, clock } = services;
  const existing = await findCustomer(database, memberId);
  if (existing) return existing;
  const customerId = await createProviderCustomer(services, memberId);
  await database.orm
    .insert(paymentCustomers)
    .values({ memberId, customerId, createdAt: clock.now() })
    .onConflictDoNothing();
  return (await findCustomer(database, memberId)) ?? customerId;
}

/**
 * Runs `use` with a member's customer. If the customer doesn't exist at the provider (deleted, or of another account or
 * mode), replaces the customer once and runs `use` again; concurrent calls get the same new customer. `use` must have
 * no effect before it uses the customer.
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

/**
 * Returns all cards that the provider stores for a member, including duplicates; an empty list if the member has no
 * customer there.
 */
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

/** Returns a member's customer id at the provider; null if no customer was created. */
export async function findCustomer(db: QueryExecutor, memberId: string): Promise<string | null> {
  const [row] = await db.orm.select().from(paymentCustomers).where(eq(paymentCustomers.memberId, memberId));
  return row?.customerId ?? null;
}

async function replaceCustomer(services: Services, memberId: string, deletedId: string): Promise<string> {
  const { database, clock, log } = services;
  const customerId = await createProviderCustomer(services, memberId, deletedId);
  const ofDeletedCustomer = and(
    eq(paymentCustomers.memberId, memberId),
    eq(paymentCustomers.customerId, deletedId),
  );
  const replaced = await database.orm
    .update(paymentCustomers)
    .set({ customerId, createdAt: clock.now() })
    .where(ofDeletedCustomer)
    .returning({ customerId: paymentCustomers.customerId });
  if (replaced.length > 0)
    log.warn(
      { gone: deletedId, customerId },
      'a customer was missing at the payment provider and has been recreated',
    );
  return (await findCustomer(database, memberId)) ?? customerId;
}

async function createProviderCustomer(
  services: Services,
  memberId: string,
  insteadOf?: string,
): Promise<string> {
  const member = await findMember(services.database, memberId);
  if (!member?.email) throw new AppError('not_found', 'Verify your email address first.');
  const { email } = member;
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ') || email;
  return services.payments.createCustomer({ memberId, email, name, ...(insteadOf && { insteadOf }) });
}
