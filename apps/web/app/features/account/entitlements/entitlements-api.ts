import type { ListSessionMovementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Returns the session movements of an entitlement, newest first. */
export async function listSessionMovements(
  entitlementId: string,
): Promise<ListSessionMovementsResponse['movements']> {
  const { movements } = await browserApi().call<ListSessionMovementsResponse>(paths.movements, {
    entitlementId,
  });
  return movements;
}
