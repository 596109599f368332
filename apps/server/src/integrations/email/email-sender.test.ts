import { expect, it } from 'vitest';
import { getEmailSender } from './email-sender.ts';

it('carries the studio’s name unless the setting contains one', () => {
  expect(getEmailSender('hello@barre-north.example', 'Barre North')).toEqual({
    name: 'Barre North',
    address: 'hello@barre-north.example',
  });
  expect(getEmailSender('Bookings <hello@barre-north.example>', 'Barre North')).toBe(
    'Bookings <hello@barre-north.example>',
  );
});
