import { expect, it } from 'vitest';
import { toCodeDelivery } from './send-email-code.ts';

it.each([
  ['amara@example.com', 'a***@e***'],
  ['a@b.co', 'a***@b***'],
  ['𝒜mara@example.com', '𝒜***@e***'],
  ['not an address', 'n***@***'],
])('masks %s as %s', (email, masked) => {
  expect(toCodeDelivery(email)).toEqual({
    Destination: masked,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  });
});
