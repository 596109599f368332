import { id } from '@studio/contracts/fields';
import type { PurchaseListAnswer } from '@studio/contracts/purchases';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { wirePurchase } from './purchase-answer.ts';
import { listBought } from './store.ts';

/** Which page of what a member has bought. `cursor` is the id of the last one of the page before. */
export interface PurchasePage {
  branchId: string;
  memberId: string;
  limit: number;
  cursor: string | null | undefined;
}

/** What a member has bought, newest first. Refuses with bad_request a cursor that is none of ours. */
export async function listPurchases(services: Services, page: PurchasePage): Promise<PurchaseListAnswer> {
  const { limit, cursor } = page;
  if (cursor && !id.safeParse(cursor).success) throw new Refused('bad_request');
  const found = await listBought(services.database, page, limit + 1, cursor ?? undefined);
  const items = found.slice(0, limit);
  return {
    ok: true,
    items: items.map((purchase) => wirePurchase(services, purchase)),
    cursor: found.length > limit ? (items.at(-1)?.id ?? null) : null,
  };
}
