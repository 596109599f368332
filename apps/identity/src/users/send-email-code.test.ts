import { expect, it } from 'vitest';
import { toEmailDelivery } from './send-email-code.ts';

it.each([
  ['amara@example.com', 'a***@e***'],
  ['a@b.co', 'a***@b***'],
  ['𝒜mara@example.com', '𝒜***@e***'],
  ['not an address', 'n***@***'],
])('masks %s as %s', (email, masked) => {
  expect(toEmailDelivery(email)).toEqual({
    Destination: masked,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  });
});
