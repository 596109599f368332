import { expect, it } from 'vitest';
import { describeDelivery, describeRecipients } from './class-message-text.ts';

it('describes the recipients by their list', () => {
  expect([
    describeRecipients('booked', 1),
    describeRecipients('waiting', 2),
    describeRecipients('both', 3),
  ]).toEqual(['1 booked client', '2 clients on the waiting list', '3 clients']);
});

it.each([
  [{ recipients: 9, sent: 3, pending: 5 }, 'Sending: 3 of 8 sent'],
  [{ recipients: 1, sent: 1, pending: 0 }, 'Sent to 1 client'],
  [{ recipients: 9, sent: 8, pending: 0 }, 'Sent to 8 of 9 clients'],
  [{ recipients: 1, sent: 0, pending: 0 }, 'Sent to 0 of 1 client'],
])('describes the delivery of %o', (message, text) => {
  expect(describeDelivery(message)).toBe(text);
});
