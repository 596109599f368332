import { paths } from '@studio/contracts/paths';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';

/** Texts about a call that waits for the login. */
interface Purpose {
  /** Purpose of the call, as it follows "To". */
  toDo: string;
  /** Sentence that says that the call has had no effect yet. */
  notYet: string;
}

/** Fields of the calls that appear in the texts. */
interface CallFields {
  source?: string;
  amountPence?: number;
  part?: { amountPence: number };
  classIds?: readonly string[];
  change?: { do: string };
}

const exportOf = (what: string): Purpose => ({
  toDo: `export ${what}`,
  notYet: 'Nothing has been exported yet.',
});

const reversal: Purpose = { toDo: 'reverse the sale', notYet: 'The sale hasn’t been reversed yet.' };

/** Purposes of the calls that need a recent login (docs/decisions/027). A test fails when one is missing. */
const purposes: Readonly<Record<string, Purpose | ((fields: CallFields) => Purpose)>> = {
  [paths.teamInvite]: { toDo: 'send the invitation', notYet: 'The invitation hasn’t been sent yet.' },
  [paths.teamChange]: { toDo: 'change the team', notYet: 'Nothing has changed yet.' },
  [paths.peopleExport]: exportOf('clients'),
  [paths.bookingsExport]: exportOf('bookings'),
  [paths.personExport]: exportOf('the client’s data'),
  [paths.subscribersExport]: exportOf('subscribers'),
  [paths.moneyExport]: exportOf('payments'),
  [paths.erasePerson]: { toDo: 'erase the client’s data', notYet: 'Nothing has been erased yet.' },
  [paths.moneyRefund]: ({ source, amountPence = 0 }) =>
    source === 'desk'
      ? recordedRefund(amountPence)
      : { toDo: `refund ${formatPriceShort(amountPence)}`, notYet: 'Nothing has been refunded yet.' },
  [paths.deskRefund]: ({ part }) => recordedRefund(part?.amountPence ?? 0),
  [paths.refundRetry]: { toDo: 'retry the refund', notYet: 'Nothing has been refunded yet.' },
  [paths.refundOtherwise]: {
    toDo: 'mark the amount as refunded another way',
    notYet: 'No refund has been recorded yet.',
  },
  [paths.personReverseSale]: reversal,
  [paths.counterSaleReverse]: reversal,
  [paths.staffCancel]: {
    toDo: 'cancel the booking with a refund',
    notYet: 'Nothing has been cancelled or refunded yet.',
  },
  [paths.cancelClass]: ({ classIds = [] }) => ({
    toDo:
      classIds.length > 1 ? `cancel ${formatCount(classIds.length, 'class', 'classes')}` : 'cancel the class',
    notYet: 'Nothing has been cancelled or refunded yet.',
  }),
  [paths.timetableClose]: {
    toDo: 'close the studio',
    notYet: 'The studio hasn’t been closed, and nothing has been cancelled or refunded yet.',
  },
  [paths.timetableBedOutOfService]: {
    toDo: 'take the bed out of service',
    notYet: 'Nothing has changed yet.',
  },
  [paths.webhookSave]: { toDo: 'save the webhook', notYet: 'The webhook hasn’t been saved yet.' },
  [paths.webhookSecret]: { toDo: 'replace the secret', notYet: 'The secret hasn’t changed yet.' },
  [paths.settingsSave]: { toDo: 'save the settings', notYet: 'Nothing has been saved yet.' },
  [paths.giftCardChange]: ({ change }) =>
    change?.do === 'reactivate'
      ? { toDo: 'reactivate the gift card', notYet: 'The gift card hasn’t changed yet.' }
      : { toDo: 'change the gift card’s recipient', notYet: 'Nothing has been saved yet.' },
  [paths.mergePeople]: { toDo: 'merge the clients', notYet: 'Nothing has been merged yet.' },
  [paths.importRun]: { toDo: 'start the import', notYet: 'Nothing has been imported yet.' },
  [paths.invitationsSend]: {
    toDo: 'send the login invitations',
    notYet: 'No login invitation has been sent yet.',
  },
  [paths.importUndo]: { toDo: 'undo the import', notYet: 'Nothing has been removed yet.' },
  [paths.promoCreate]: { toDo: 'add the promo code', notYet: 'The promo code hasn’t been added yet.' },
  [paths.personSave]: { toDo: 'change the client’s email address', notYet: 'Nothing has been saved yet.' },
};

function recordedRefund(pence: number): Purpose {
  return {
    toDo: pence > 0 ? `record the ${formatPriceShort(pence)} refund` : 'record the refund',
    notYet: 'No refund has been recorded yet.',
  };
}

/** Returns whether `describeReauthentication` can name the purpose of calls to an API path. */
export const isPurposeKnown = (path: string): boolean => path in purposes;

/**
 * Says what the password is for, and that nothing has happened yet, such as "To refund £6.50, enter your password. …".
 */
export function describeReauthentication(call: { path: string; fields: object } | null): string {
  const purpose = call && purposes[call.path];
  const { toDo, notYet } = (typeof purpose === 'function' ? purpose(call?.fields ?? {}) : purpose) ?? {
    toDo: 'continue',
    notYet: 'Nothing has changed yet.',
  };
  return `To ${toDo}, enter your password. ${notYet} We ask for your password if you logged in more than 15 minutes ago.`;
}
