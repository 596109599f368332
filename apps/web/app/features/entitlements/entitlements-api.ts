import type { EntitlementsAnswer, MovementsAnswer } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../lib/browser-api.ts';

/** Everything that the member has or had, what can still be used first. */
export function listCredits(): Promise<EntitlementsAnswer> {
  return browserApi().call<EntitlementsAnswer>(paths.entitlements, {});
}

/** Where the sessions of one credit came from and went, newest first. */
export async function listMovements(entitlementId: string): Promise<MovementsAnswer['movements']> {
  const { movements } = await browserApi().call<MovementsAnswer>(paths.movements, { entitlementId });
  return movements;
}
