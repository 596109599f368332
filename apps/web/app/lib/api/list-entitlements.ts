import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { browserApi } from './browser-api.ts';

/** Returns the member's current and past entitlements, usable ones first. */
export function listEntitlements(): Promise<ListEntitlementsResponse> {
  return browserApi().call<ListEntitlementsResponse>(paths.entitlements, {});
}
