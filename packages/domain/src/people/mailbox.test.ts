import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['Anna@Guests.Example', 'anna@guests.example'],
    ['anna+1@guests.example', 'anna@guests.example'],
    ['anna+1+2@guests.example', 'anna@guests.example'],
    ['a.n.na+x@googlemail.com', 'anna@gmail.com'],
    ['a.n.na@guests.example', 'a.n.na@guests.example'],
    ['+anna@guests.example', '+anna@guests.example'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
