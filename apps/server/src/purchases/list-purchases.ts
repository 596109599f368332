import type { ListPurchasesResponse } from '@studio/contracts/purchases';
import { id } from '@studio/contracts/shared-fields';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { toPurchaseDto } from './purchase-dto.ts';
import { listMemberPurchases } from './store.ts';

/** Page of a member's purchases. `cursor` is the id of the last purchase on the previous page. */
export interface PurchasePageQuery {
  branchId: string;
  memberId: string;
  limit: number;
  cursor: string | null | undefined;
}

/** Returns a member's purchases, newest first. Throws AppError bad_request for an invalid cursor. */
export async function listPurchases(
  services: Services,
  page: PurchasePageQuery,
): Promise<ListPurchasesResponse> {
  const { limit, cursor } = page;
  if (cursor && !id.safeParse(cursor).success) throw new AppError('bad_request');
  const found = await listMemberPurchases(services.database, page, limit + 1, cursor ?? undefined);
  const items = found.slice(0, limit);
  return {
    ok: true,
    items: items.map((purchase) => toPurchaseDto(services, purchase)),
    cursor: found.length > limit ? (items.at(-1)?.id ?? null) : null,
  };
}
