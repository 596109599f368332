import { describe, expect, it } from 'vitest';
import { type GiftCardDetails, parseGiftCardPounds, validateGiftCardDetails } from './gift-card-details.ts';

const today = '2026-11-21';
const validDetails: GiftCardDetails = {
  amount: '50',
  recipientName: 'Mina',
  recipientEmail: 'mina@guests.example',
  senderName: 'Theo',
  message: '',
  sendOn: '',
};
const errorFields = (change: Partial<GiftCardDetails>) =>
  validateGiftCardDetails({ ...validDetails, ...change }, today).map(({ field }) => field);

describe('gift card details', () => {
  it('accept whole pounds from 10 to 500 in any notation', () => {
    expect(['10', ' 50 ', '£75', '£ 75', '500', '20.00'].map(parseGiftCardPounds)).toEqual([
      10, 50, 75, 75, 500, 20,
    ]);
    for (const typed of ['', '9', '501', '12.50', '-20', '1e2', 'fifty', '5000', '20.000'])
      expect(parseGiftCardPounds(typed), typed).toBeNull();
  });

  it('require recipient, email and sender, but no message', () => {
    expect(validateGiftCardDetails(validDetails, today)).toEqual([]);
    expect(errorFields({ recipientName: ' ', recipientEmail: 'mina', senderName: '\u200b\u00a0' })).toEqual([
      'recipientName',
      'recipientEmail',
      'senderName',
    ]);
    expect(errorFields({ message: 'x'.repeat(401) })).toEqual(['message']);
    expect(errorFields({ message: `${'x'.repeat(400)}  ` })).toEqual([]);
  });

  it('accept no send date, today, or a day within a year', () => {
    for (const sendOn of ['', today, '2027-11-21']) expect(errorFields({ sendOn })).toEqual([]);
    for (const sendOn of ['2026-11-20', '2027-11-22', '2027-02-30', 'tomorrow'])
      expect(errorFields({ sendOn }), sendOn).toEqual(['sendOn']);
  });
});
