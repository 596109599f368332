import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { and, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { assertSiteOpen } from '../catalogue/assert-site-open.ts';
import { assertTermsVersion } from '../catalogue/site-copy/load-site-copy.ts';
import { listAllProducts, listFormerIds, listProductsOnSale } from '../catalogue/store.ts';
import { withCustomer } from '../payments/payment-customer.ts';
import { AppError } from '../platform/app-error.ts';
import { writeAudit } from '../platform/audit.ts';
import { getSqlState, uniqueViolationState } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { closeUnpaidMembership } from './close-unpaid-membership.ts';
import { endIfSubscriptionMissing } from './end-if-subscription-missing.ts';
import { buildMembershipCondition, findCurrentMembership, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';
import { memberships } from './tables.ts';

export interface StartMembershipInput {
  branchId: string;
  memberId: string;
  productId: string;
  /** Version of the terms that the member accepted. */
  termsVersion: string;
}

type SoldProduct = Awaited<ReturnType<typeof listProductsOnSale>>[number];

/**
 * Creates a membership that waits for its first payment, or returns the existing one
 * (handbook: packs-and-memberships 16). A member can't start a second membership of the same product. Throws AppError
 * not_found, not_for_sale, terms_outdated, already_member, payment_unavailable.
 */
export async function startMembership(
  services: Services,
  input: StartMembershipInput,
): Promise<{ membership: MembershipRow; clientSecret: string }> {
  await assertSiteOpen(services.database, input.branchId, 'not_for_sale');
  const product = await findSoldMembership(services, input);
  await assertNoEarlierVersion(services, input);
  await assertTermsVersion(services.database, input.branchId, input.termsVersion);
  const membership = await ensureIncompleteMembership(services, input, product);
  const { id: membershipId, productId, name: productName, pricePence, currency } = membership;
  const subscriptionInput = { membershipId, productId, productName, pricePence, currency };
  const { subscription, clientSecret } = await callPaymentProvider(services, () =>
    withCustomer(services, input.memberId, (customerId) =>
      services.payments.createSubscription({ ...subscriptionInput, customerId }),
    ),
  );
  await saveSubscriptionId(services, membership, subscription.id);
  return { membership, clientSecret };
}

async function findSoldMembership(
  services: Services,
  { branchId, productId }: StartMembershipInput,
): Promise<SoldProduct> {
  const product = (await listProductsOnSale(services.database, branchId)).find(({ id }) => id === productId);
  if (!product) throw new AppError('not_found');
  if (product.kind !== 'membership') throw new AppError('not_for_sale', 'This isn’t a membership.');
  return product;
}

/**
 * Throws AppError already_member if the member has an earlier version of this membership, so that no one pays for two
 * of them (handbook: prices 12). Closes an earlier version that waits for its first payment.
 */
async function assertNoEarlierVersion(services: Services, input: StartMembershipInput): Promise<void> {
  const { database } = services;
  const { branchId, memberId } = input;
  const actor = `member:${memberId}` as const;
  for (const productId of listFormerIds(await listAllProducts(database, branchId), input.productId)) {
    const current = await findCurrentMembership(database, { branchId, memberId, productId });
    if (!current) continue;
    const left = await callPaymentProvider(services, () => closeUnpaidMembership(services, current, actor));
    if (left.status !== 'ENDED')
      throw new AppError(
        'already_member',
        'You have an earlier version of this membership. Cancel it before you start this one.',
      );
  }
}

/**
 * Returns the membership of this product that waits for its first payment, and inserts it if there is none. Throws
 * AppError already_member if the member has a membership of this product that has started.
 */
async function ensureIncompleteMembership(
  services: Services,
  input: StartMembershipInput,
  product: SoldProduct,
): Promise<MembershipRow> {
  const current = await findCurrentMembership(services.database, input);
  if (!current) return insertMembership(services, input, product);
  // The member may have paid in another window, or the provider may have ended the subscription.
  const actor = `member:${input.memberId}` as const;
  const sync = () => syncMembership(services, current, { actor });
  const synced = await callPaymentProvider(services, () =>
    current.status === 'INCOMPLETE' ? endIfSubscriptionMissing(services, current, { actor }, sync) : sync(),
  );
  if (synced.status === 'ENDED') return insertMembership(services, input, product);
  if (synced.status !== 'INCOMPLETE') throw new AppError('already_member');
  const isSame = synced.pricePence === product.pricePence && synced.termsVersion === input.termsVersion;
  if (isSame) return synced;
  await callPaymentProvider(services, () => closeUnpaidMembership(services, synced, actor));
  return ensureIncompleteMembership(services, input, product);
}

async function insertMembership(
  services: Services,
  input: StartMembershipInput,
  product: SoldProduct,
): Promise<MembershipRow> {
  const now = services.clock.now();
  const { branchId, memberId, productId } = input;
  const id = uuidv7();
  const values = {
    branchId,
    id,
    memberId,
    productId,
    name: product.name,
    pricePence: product.pricePence,
    currency: services.config.currency,
    terms: toEntitlementTerms(product.terms),
    termsVersion: input.termsVersion,
    termsAcceptedAt: now,
    createdAt: now,
    nextSyncAt: new Date(now.getTime() + 30_000),
  };
  try {
    return await services.database.transaction(async (tx) => {
      const [made] = await tx.orm.insert(memberships).values(values).returning();
      const entry = { branchId, at: now, actor: `member:${memberId}` as const, subjectId: id };
      await writeAudit(tx, [{ ...entry, subject: 'membership', action: 'INCOMPLETE', reason: 'checkout' }]);
      if (!made) throw new Error('The inserted row was not returned.');
      return made;
    });
  } catch (error) {
    if (getSqlState(error) !== uniqueViolationState) throw error;
    // A concurrent request of the member inserted the membership first.
    return ensureIncompleteMembership(services, input, product);
  }
}

/** Saves the provider's subscription id, once. */
export async function saveSubscriptionId(
  services: Services,
  membership: MembershipRow,
  subscriptionId: string,
): Promise<void> {
  await services.database.orm
    .update(memberships)
    .set({ subscriptionId })
    .where(and(buildMembershipCondition(membership), isNull(memberships.subscriptionId)));
}
