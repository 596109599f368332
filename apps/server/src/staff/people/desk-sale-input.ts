import type { DeskPaymentMethod } from '../../payments/tables.ts';

/** Sale at the front desk. `saleId` is the idempotency key. */
export interface DeskSaleInput {
  branchId: string;
  personId: string;
  saleId: string;
  productId: string;
  method: DeskPaymentMethod;
  reason: string | undefined;
}
