import type { EntitlementsResponse, SessionMovementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../lib/browser-api.ts';

/** Everything that the member has or had, what can still be used first. */
export function listCredits(): Promise<EntitlementsResponse> {
  return browserApi().call<EntitlementsResponse>(paths.entitlements, {});
}

/** Where the sessions of one credit came from and went, newest first. */
export async function listCreditHistory(
  entitlementId: string,
): Promise<SessionMovementsResponse['movements']> {
  const { movements } = await browserApi().call<SessionMovementsResponse>(paths.movements, { entitlementId });
  return movements;
}
