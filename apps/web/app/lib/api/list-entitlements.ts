import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import { browserApi } from './browser-api.ts';

/** Returns the member's entitlements: first those that haven't ended, then the past ones. */
export function listEntitlements(): Promise<ListEntitlementsResponse> {
  return browserApi().call<ListEntitlementsResponse>(paths.entitlements, {});
}
