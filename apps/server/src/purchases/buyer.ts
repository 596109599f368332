import { validateEmail } from '@studio/domain/people/email';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { giftCardProductId } from './requested-goods.ts';
import type { Buyer } from './tables.ts';

/** Buyer, and the id under which the purchase is stored until it is paid. */
export interface BuyerIdentity {
  memberId: string;
  guestHash: string | null;
  buyer: Buyer;
}

/** Returns the hash by which a browser without an account finds its own purchases. */
export function hashGuestBuyer(keys: InstallationKeys, { clientId }: Pick<Caller, 'clientId'>): string {
  return keys.sign('purchase-link', `guest:${clientId}`);
}

/** Returns the buyer's id: the member id, or for a guest an id that is derived from their browser. */
export function getBuyerId(keys: InstallationKeys, caller: Pick<Caller, 'clientId' | 'principal'>): string {
  return caller.principal?.userId ?? `guest:${hashGuestBuyer(keys, caller)}`;
}

/**
 * Returns the buyer of a purchase. Throws AppError forbidden for members without a confirmed email address, because
 * receipts couldn't reach them. Guests may buy only gift cards (otherwise unauthorised), and must give their details
 * (otherwise bad_request).
 */
export async function resolveBuyer(
  services: Services,
  input: { productId: string; customer?: GuestBuyer | undefined; caller: Caller },
): Promise<BuyerIdentity> {
  const { keys, database } = services;
  const { productId, customer, caller } = input;
  const memberId = getBuyerId(keys, caller);
  if (caller.principal)
    return { memberId, guestHash: null, buyer: await loadMemberBuyer(database, memberId) };
  if (productId !== giftCardProductId) throw new AppError('unauthorised');
  if (!customer)
    throw new AppError('bad_request', 'Enter the buyer’s name and email address.', { field: 'customer' });
  const problem = validateEmail(customer.email);
  if (problem) throw new AppError('bad_request', problem, { field: 'customer.email' });
  const { firstName, lastName, email } = customer;
  const buyer = { firstName, lastName, name: `${firstName} ${lastName}`, email };
  return { memberId, guestHash: hashGuestBuyer(keys, caller), buyer };
}

async function loadMemberBuyer(database: Services['database'], memberId: string): Promise<Buyer> {
  const member = await findMember(database, memberId);
  if (!member?.email) throw new AppError('forbidden', 'Verify your email address first.');
  const { email, firstName } = member;
  const name = [firstName, member.lastName].filter(Boolean).join(' ') || email;
  return { firstName: firstName ?? 'Member', name, email };
}
