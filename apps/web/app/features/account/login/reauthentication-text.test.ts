import { paths } from '@studio/contracts/paths';
import { expect, it } from 'vitest';
import { describeReauthentication } from './reauthentication-text.ts';

const describeCall = (path: string, fields: object = {}) => describeReauthentication({ path, fields });

it('says what the password is for, and that nothing has happened yet', () => {
  expect(describeCall(paths.moneyRefund, { source: 'place', amountPence: 650 })).toBe(
    'To refund £6.50, enter your password. Nothing has been refunded yet. We ask for your password if you logged in more than 15 minutes ago.',
  );
  expect(describeCall(paths.moneyRefund, { source: 'desk', amountPence: 500 })).toContain(
    'To record the £5 refund, enter your password. No refund has been recorded yet.',
  );
  expect(describeCall(paths.deskRefund, { part: { amountPence: 500 } })).toContain('the £5 refund');
  expect(describeCall(paths.cancelClass, { classIds: ['a', 'b'] })).toContain('To cancel 2 classes,');
  expect(describeCall(paths.cancelClass, { classIds: ['a'] })).toContain('To cancel the class,');
  expect(describeCall(paths.giftCardChange, { change: { do: 'reactivate' } })).toContain('reactivate');
  expect(describeCall(paths.giftCardChange, { change: { do: 'correct' } })).toContain(
    'To change the gift card’s recipient, enter your password. Nothing has been saved yet.',
  );
  expect(describeCall(paths.erasePerson)).toContain('Nothing has been erased yet.');
  expect(describeCall(paths.timetableBedOutOfService)).toContain('To take the bed out of service,');
});

it('says that nothing has changed yet when the call is unknown', () => {
  const text = 'To continue, enter your password. Nothing has changed yet.';
  expect(describeCall('/unknown')).toContain(text);
  expect(describeReauthentication(null)).toContain(text);
});
