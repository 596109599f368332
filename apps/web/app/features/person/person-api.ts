import { paths } from '@studio/contracts/paths';
import type { ChoosableClassesAnswer, StaffCancelAnswer } from '@studio/contracts/staff-bookings';
import type {
  PersonEntitlementsAnswer,
  PersonMovementsAnswer,
  SellAnswer,
  SellableAnswer,
  TakeBackAnswer,
} from '@studio/contracts/staff-credits';
import type {
  PersonBookingsAnswer,
  PersonGetAnswer,
  PersonMoneyAnswer,
} from '@studio/contracts/staff-people';
import type { RefusedEmailsAnswer } from '@studio/contracts/staff-refused-emails';
import { browserApi } from '../../lib/browser-api.ts';

const call = <Answer>(path: string, fields: object) => browserApi().call<Answer>(path, fields);

/** The calls about one person. */
export const personApi = {
  get: (personId: string) => call<PersonGetAnswer>(paths.personGet, { personId }),
  bookings: (fields: object) => call<PersonBookingsAnswer>(paths.personBookings, fields),
  entitlements: (personId: string) => call<PersonEntitlementsAnswer>(paths.personEntitlements, { personId }),
  movements: (entitlementId: string) => call<PersonMovementsAnswer>(paths.personMovements, { entitlementId }),
  sellable: (personId: string) => call<SellableAnswer>(paths.personSellable, { personId }),
  sell: (fields: object) => call<SellAnswer>(paths.personSell, fields),
  takeBack: (fields: object) => call<TakeBackAnswer>(paths.personTakeBack, fields),
  grant: (fields: object) => call<object>(paths.personGrant, fields),
  adjust: (fields: object) => call<{ sessionsLeft: number }>(paths.personAdjust, fields),
  extend: (fields: object) => call<object>(paths.personExtend, fields),
  money: (fields: object) => call<PersonMoneyAnswer>(paths.personMoney, fields),
  save: (fields: object) => call<object>(paths.personSave, fields),
  refusedEmails: (personId: string, resend: boolean) =>
    call<RefusedEmailsAnswer>(paths.refusedEmails, { whose: { personId }, resend }),
  writeNote: (fields: object) => call<object>(paths.noteWrite, fields),
  removeNote: (noteId: string) => call<object>(paths.noteRemove, { noteId }),
  waiver: (personId: string) => call<object>(paths.paperWaiver, { personId }),
  withdrawHealth: (personId: string) => call<object>(paths.healthWithdraw, { personId }),
  classes: (date: string) => call<ChoosableClassesAnswer>(paths.choosableClasses, { date }),
  move: (fields: object) => call<object>(paths.staffMove, fields),
  cancel: (fields: object) => call<StaffCancelAnswer>(paths.staffCancel, fields),
  pay: (fields: object) => call<{ paidPence: number }>(paths.payAtDesk, fields),
  giveBack: (fields: object) => call<{ backPence: number }>(paths.deskGiveBack, fields),
  attendance: (fields: object) => call<object>(paths.attendance, fields),
};
