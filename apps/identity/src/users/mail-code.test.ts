import { expect, it } from 'vitest';
import { codeDelivery } from './mail-code.ts';

it.each([
  ['amara@example.com', 'a***@e***'],
  ['a@b.co', 'a***@b***'],
  ['𝒜mara@example.com', '𝒜***@e***'],
  ['not an address', 'n***@***'],
])('tells of %s only %s', (email, told) => {
  expect(codeDelivery(email)).toEqual({
    Destination: told,
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  });
});
