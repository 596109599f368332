import type { ListEntitlementsResponse, ListSessionMovementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Returns the member's current and past entitlements, usable ones first. */
export function listEntitlements(): Promise<ListEntitlementsResponse> {
  return browserApi().call<ListEntitlementsResponse>(paths.entitlements, {});
}

/** Returns the session movements of an entitlement, newest first. */
export async function listSessionMovements(
  entitlementId: string,
): Promise<ListSessionMovementsResponse['movements']> {
  const { movements } = await browserApi().call<ListSessionMovementsResponse>(paths.movements, {
    entitlementId,
  });
  return movements;
}
