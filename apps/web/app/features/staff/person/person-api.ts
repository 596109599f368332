import { paths } from '@studio/contracts/paths';
import type { CancelBookingAsStaffResponse, PayAtDeskResponse } from '@studio/contracts/staff-bookings';
import type {
  ListSellableProductsResponse,
  QuoteSaleResponse,
  ReverseSaleResponse,
  SellProductResponse,
} from '@studio/contracts/staff-desk-sales';
import type {
  ListPersonEntitlementsResponse,
  ListPersonMovementsResponse,
} from '@studio/contracts/staff-entitlements';
import type {
  GetPersonResponse,
  ListPersonBookingsResponse,
  ListPersonPaymentsResponse,
} from '@studio/contracts/staff-people';
import type { HandleUndeliveredEmailsResponse } from '@studio/contracts/staff-undelivered-emails';
import type { CounterItem } from '@studio/domain/purchases/counter-item';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Goods to sell: a product of the catalogue, an item with a typed name and price, or a gift card. */
export type SaleGoods =
  | { productId: string }
  | { item: CounterItem }
  | { giftCard: { amount: number; recipientName: string; recipientEmail: string } };

const call = <ResponseBody>(path: string, fields: object) => browserApi().call<ResponseBody>(path, fields);

export const personApi = {
  get: (personId: string) => call<GetPersonResponse>(paths.personGet, { personId }),
  bookings: (fields: object) => call<ListPersonBookingsResponse>(paths.personBookings, fields),
  entitlements: (personId: string) =>
    call<ListPersonEntitlementsResponse>(paths.personEntitlements, { personId }),
  movements: (entitlementId: string) =>
    call<ListPersonMovementsResponse>(paths.personMovements, { entitlementId }),
  sellable: (personId: string | null) =>
    call<ListSellableProductsResponse>(paths.personSellable, { personId }),
  quoteSale: (fields: object) => call<QuoteSaleResponse>(paths.personSaleQuote, fields),
  sell: (fields: object) => call<SellProductResponse>(paths.personSell, fields),
  reverseSale: (fields: object) => call<ReverseSaleResponse>(paths.personReverseSale, fields),
  grant: (fields: object) => call<object>(paths.personGrant, fields),
  adjust: (fields: object) => call<{ sessionsLeft: number }>(paths.personAdjust, fields),
  extend: (fields: object) => call<object>(paths.personExtend, fields),
  payments: (fields: object) => call<ListPersonPaymentsResponse>(paths.personMoney, fields),
  save: (fields: object) => call<object>(paths.personSave, fields),
  undeliveredEmails: (personId: string, resend: boolean) =>
    call<HandleUndeliveredEmailsResponse>(paths.undeliveredEmails, { recipient: { personId }, resend }),
  writeNote: (fields: object) => call<object>(paths.noteWrite, fields),
  removeNote: (noteId: string) => call<object>(paths.noteRemove, { noteId }),
  recordPaperWaiver: (personId: string) => call<object>(paths.paperWaiver, { personId }),
  withdrawHealth: (personId: string) => call<object>(paths.healthWithdraw, { personId }),
  move: (fields: object) => call<object>(paths.staffMove, fields),
  cancel: (fields: object) => call<CancelBookingAsStaffResponse>(paths.staffCancel, fields),
  pay: (fields: object) => call<PayAtDeskResponse>(paths.payAtDesk, fields),
  refund: (fields: object) =>
    call<{ refundedPence: number; giftCardPence: number }>(paths.deskRefund, fields),
  correctAttendance: (fields: object) => call<object>(paths.attendance, fields),
};
