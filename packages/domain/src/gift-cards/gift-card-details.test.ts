import { describe, expect, it } from 'vitest';
import { type GiftCardDetails, parseGiftCardPounds, validateGiftCardDetails } from './gift-card-details.ts';

const today = '2026-11-21';
const whole: GiftCardDetails = {
  amount: '50',
  recipientName: 'Mina',
  recipientEmail: 'mina@guests.example',
  senderName: 'Theo',
  message: '',
  sendOn: '',
};
const complaintsAbout = (change: Partial<GiftCardDetails>) =>
  validateGiftCardDetails({ ...whole, ...change }, today).map(({ field }) => field);

describe('a gift card', () => {
  it('is worth whole pounds from 10 to 500, however they are typed', () => {
    expect(['10', ' 50 ', '£75', '£ 75', '500', '20.00'].map(parseGiftCardPounds)).toEqual([
      10, 50, 75, 75, 500, 20,
    ]);
    for (const typed of ['', '9', '501', '12.50', '-20', '1e2', 'fifty', '5000', '20.000'])
      expect(parseGiftCardPounds(typed), typed).toBeNull();
  });

  it('needs who it is for, where it goes and who it is from; a message may be missing', () => {
    expect(validateGiftCardDetails(whole, today)).toEqual([]);
    expect(
      complaintsAbout({ recipientName: ' ', recipientEmail: 'mina', senderName: '\u200b\u00a0' }),
    ).toEqual(['recipientName', 'recipientEmail', 'senderName']);
    expect(complaintsAbout({ message: 'x'.repeat(401) })).toEqual(['message']);
    expect(complaintsAbout({ message: `${'x'.repeat(400)}  ` })).toEqual([]);
  });

  it('is sent at once, today, or within a year', () => {
    for (const sendOn of ['', today, '2027-11-21']) expect(complaintsAbout({ sendOn })).toEqual([]);
    for (const sendOn of ['2026-11-20', '2027-11-22', '2027-02-30', 'tomorrow'])
      expect(complaintsAbout({ sendOn }), sendOn).toEqual(['sendOn']);
  });
});
