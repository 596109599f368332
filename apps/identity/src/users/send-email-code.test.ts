import { expect, it } from 'vitest';
import { toCodeDelivery } from './send-email-code.ts';

it.each([
  ['amara@example.com', 'a***@e***'],
  ['a@b.co', 'a***@b***'],
  ['𝒜mara@example.com', '𝒜***@e***'],
  ['not an address', 'n***@***'],
])('tells of %s only %s', (email, told) => {
  expect(toCodeDelivery(email)).toEqual({
    Destination: told,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  });
});
