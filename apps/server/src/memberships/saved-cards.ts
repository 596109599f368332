import type { SavedCard } from '@studio/contracts/memberships';
import { deduplicateCards, getReplacementCard, isSameCard } from '@studio/domain/memberships/saved-cards';
import { v7 as uuidv7 } from 'uuid';
import {
  type CardSetup,
  CustomerNotFoundError,
  PaymentsRejectedError,
  type ProviderCard,
} from '../integrations/payments/port.ts';
import { findCustomer, listProviderCards, withCustomer } from '../payments/payment-customer.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { callPaymentProvider } from './call-payment-provider.ts';
import { type OwnMembershipKey, refreshOwnMembership } from './change-membership.ts';
import { payOpenInvoices } from './pay-membership.ts';
import { isPaidByCard, type MembershipRow } from './store.ts';
import { findSubscriptionCustomer, listMembershipsOfCustomer } from './subscription-customer.ts';
import { syncMembership } from './sync-membership.ts';

/** Returns a member's saved cards without duplicates, the default card first. Throws AppError payment_unavailable. */
export async function listSavedCards(services: Services, memberId: string): Promise<SavedCard[]> {
  return (await loadCards(services, memberId)).cards.map(savedCard);
}

/** Starts saving a card; the page confirms it. Throws AppError payment_unavailable. */
export async function startCardSetup(services: Services, memberId: string): Promise<CardSetup> {
  return callPaymentProvider(services, () =>
    withCustomer(services, memberId, (customerId) =>
      services.payments.createCardSetup({ customerId, setupKey: uuidv7() }),
    ),
  );
}

/**
 * Starts saving the card that will pay for a membership, on the customer to whom its subscription belongs. Throws
 * AppError not_found, not_changeable if nothing will be charged, and payment_unavailable.
 */
export async function startMembershipCardSetup(
  services: Services,
  own: OwnMembershipKey,
): Promise<CardSetup> {
  const row = await refreshOwnMembership(services, own);
  if (!isPaidByCard(row)) throw new AppError('not_changeable');
  return callPaymentProvider(services, async () => {
    const customerId = await findSubscriptionCustomer(services, row);
    if (!customerId) throw new AppError('not_changeable');
    return services.payments.createCardSetup({ customerId, setupKey: uuidv7() });
  });
}

/**
 * Makes the saved card the default of its customer, and pays failed invoices with it. Idempotent. Throws AppError
 * not_found for another member's card, payment_not_completed, payment_unavailable.
 */
export async function confirmSavedCard(
  services: Services,
  memberId: string,
  setupId: string,
): Promise<SavedCard[]> {
  const ownCustomerId = await findCustomer(services.database, memberId);
  const setup = await callPaymentProvider(services, () => findSetup(services, setupId));
  const customerId = setup?.customerId;
  if (!setup || !customerId) throw new AppError('not_found');
  const memberships = await callPaymentProvider(services, () =>
    listMembershipsOfCustomer(services, memberId, customerId),
  );
  if (customerId !== ownCustomerId && memberships.length === 0) throw new AppError('not_found');
  const { cardId } = setup;
  if (setup.status !== 'succeeded' || !cardId)
    throw new AppError('payment_not_completed', 'We couldn’t save your card. Add it again.');
  await callPaymentProvider(services, () => makeDefault(services, customerId, cardId));
  await payWithNewCard(services, memberships, memberId);
  if (customerId !== ownCustomerId)
    await callPaymentProvider(services, () => removeOtherCards(services, customerId, cardId));
  return listSavedCards(services, memberId);
}

/**
 * Removes the earlier cards of an imported customer, because the member's saved cards don't list them, so that the
 * member couldn't remove them.
 */
async function removeOtherCards({ payments }: Services, customerId: string, cardId: string): Promise<void> {
  for (const { id } of await payments.listCards(customerId)) if (id !== cardId) await payments.removeCard(id);
}

/**
 * Removes a card and its duplicates, unless a membership needs the card. Throws AppError not_found, not_changeable,
 * payment_unavailable.
 */
export async function removeSavedCard(
  services: Services,
  memberId: string,
  cardId: string,
): Promise<SavedCard[]> {
  const { customerId, cards, withDuplicates } = await loadCards(services, memberId);
  const named = withDuplicates.find(({ id }) => id === cardId);
  const card = named && cards.find((one) => isSameCard(one, named));
  if (!card || !customerId) throw new AppError('not_found');
  const running = await callPaymentProvider(services, () =>
    listMembershipsOfCustomer(services, memberId, customerId),
  );
  const next = getReplacementCard(cards, card.id, services.clock.now());
  if (running.length > 0 && !next)
    throw new AppError('not_changeable', 'This card pays for your membership. Add another card first.');
  await callPaymentProvider(services, async () => {
    if (card.isDefault && next) await services.payments.setDefaultCard(customerId, next.id);
    for (const duplicate of withDuplicates.filter((one) => isSameCard(one, card)))
      await services.payments.removeCard(duplicate.id);
    for (const membership of running)
      await syncMembership(services, membership, { actor: `member:${memberId}` });
  });
  return listSavedCards(services, memberId);
}

/** Sets the default card. A customer that was deleted at the provider has lost the card with it. */
async function makeDefault({ payments }: Services, customerId: string, cardId: string): Promise<void> {
  try {
    await payments.setDefaultCard(customerId, cardId);
  } catch (error) {
    if (!(error instanceof CustomerNotFoundError)) throw error;
    throw new AppError('payment_not_completed', 'We couldn’t save your card. Add it again.');
  }
}

/** Returns a card setup; null if the provider doesn't know its id. */
async function findSetup({ payments }: Services, setupId: string): Promise<CardSetup | null> {
  try {
    return await payments.retrieveCardSetup(setupId);
  } catch (error) {
    if (error instanceof PaymentsRejectedError) return null;
    throw error;
  }
}

/** Pays failed invoices at once. Invoices whose payment fails again stay open, and the provider retries them. */
async function payWithNewCard(
  services: Services,
  memberships: readonly MembershipRow[],
  memberId: string,
): Promise<void> {
  for (const membership of memberships) {
    await callPaymentProvider(services, async () => {
      if (membership.status === 'PAST_DUE') await payOpenInvoices(services, membership);
      await syncMembership(services, membership, { actor: `member:${memberId}` });
    });
  }
}

/**
 * Returns the customer's cards without duplicates; `withDuplicates` has one entry for each time that a card was saved.
 */
async function loadCards(
  services: Services,
  memberId: string,
): Promise<{ customerId: string | null; cards: ProviderCard[]; withDuplicates: ProviderCard[] }> {
  const { customerId, cards: withDuplicates } = await callPaymentProvider(services, () =>
    listProviderCards(services, memberId),
  );
  const cards = deduplicateCards(withDuplicates).sort(
    (one, other) => Number(other.isDefault) - Number(one.isDefault),
  );
  return { customerId, cards, withDuplicates };
}

function savedCard({ id: cardId, brand, last4, expMonth, expYear, isDefault }: ProviderCard): SavedCard {
  return { cardId, brand, last4, expMonth, expYear, isDefault };
}
