import { paths } from '@studio/contracts/paths';
import type { SelectableClassesResponse, StaffCancelResponse } from '@studio/contracts/staff-bookings';
import type {
  PersonBookingsResponse,
  PersonGetResponse,
  PersonMoneyResponse,
} from '@studio/contracts/staff-people';
import type {
  PersonEntitlementsResponse,
  PersonMovementsResponse,
  ReverseSaleResponse,
  SellableProductsResponse,
  SellProductResponse,
} from '@studio/contracts/staff-sessions';
import type { UndeliveredEmailsResponse } from '@studio/contracts/staff-undelivered-emails';
import { browserApi } from '../../../lib/api/browser-api.ts';

const call = <Answer>(path: string, fields: object) => browserApi().call<Answer>(path, fields);

export const personApi = {
  get: (personId: string) => call<PersonGetResponse>(paths.personGet, { personId }),
  bookings: (fields: object) => call<PersonBookingsResponse>(paths.personBookings, fields),
  entitlements: (personId: string) =>
    call<PersonEntitlementsResponse>(paths.personEntitlements, { personId }),
  movements: (entitlementId: string) =>
    call<PersonMovementsResponse>(paths.personMovements, { entitlementId }),
  sellable: (personId: string) => call<SellableProductsResponse>(paths.personSellable, { personId }),
  sell: (fields: object) => call<SellProductResponse>(paths.personSell, fields),
  reverseSale: (fields: object) => call<ReverseSaleResponse>(paths.personReverseSale, fields),
  grant: (fields: object) => call<object>(paths.personGrant, fields),
  adjust: (fields: object) => call<{ sessionsLeft: number }>(paths.personAdjust, fields),
  extend: (fields: object) => call<object>(paths.personExtend, fields),
  money: (fields: object) => call<PersonMoneyResponse>(paths.personMoney, fields),
  save: (fields: object) => call<object>(paths.personSave, fields),
  undeliveredEmails: (personId: string, resend: boolean) =>
    call<UndeliveredEmailsResponse>(paths.undeliveredEmails, { whose: { personId }, resend }),
  writeNote: (fields: object) => call<object>(paths.noteWrite, fields),
  removeNote: (noteId: string) => call<object>(paths.noteRemove, { noteId }),
  waiver: (personId: string) => call<object>(paths.paperWaiver, { personId }),
  withdrawHealth: (personId: string) => call<object>(paths.healthWithdraw, { personId }),
  classes: (date: string) => call<SelectableClassesResponse>(paths.choosableClasses, { date }),
  move: (fields: object) => call<object>(paths.staffMove, fields),
  cancel: (fields: object) => call<StaffCancelResponse>(paths.staffCancel, fields),
  pay: (fields: object) => call<{ paidPence: number }>(paths.payAtDesk, fields),
  refund: (fields: object) => call<{ backPence: number }>(paths.deskRefund, fields),
  attendance: (fields: object) => call<object>(paths.attendance, fields),
};
