import { termsVersion } from '@studio/contracts/terms-version';
import { giftCardMonths } from '@studio/domain/gift-cards/gift-card-days';

/** One heading with its paragraphs. */
export interface TermsSection {
  /** Fragment of its heading. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
}

/** The terms and conditions. The version stands with every booking made under them. */
export interface Terms {
  version: string;
  /** Day from which they hold, 'YYYY-MM-DD'. */
  validFrom: string;
  sections: readonly TermsSection[];
}

/** Change `termsVersion` in the contracts whenever the meaning of a sentence here changes. */
export const terms: Terms = {
  version: termsVersion,
  validFrom: '2026-11-22',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        'Miles Street is a Pilates and yoga studio at 11 Miles Street, Vauxhall, London SW8 1RZ, run by Miles Street Studio Ltd. Write to hello@miles-street.example about anything here.',
        'These terms are between you and us when you book a class, buy a pack or a gift card, or take out a membership.',
      ],
    },
    {
      id: 'booking',
      heading: 'Booking and paying',
      paragraphs: [
        'When you choose a class we hold your place for 10 minutes while you check out. Your booking exists once the payment has gone through, or once a pack or membership has covered it. We then send a confirmation with a code for the door.',
        'If a payment goes through after the place has gone, we send the money back at once to the card it came from and tell you so.',
        'Prices are in pounds and are all you pay. You may book up to four places in one order. Each person gets a booking of their own, which can be cancelled on its own.',
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling',
      paragraphs: [
        'You can cancel a class without cost until 24 hours before it starts. A card payment is refunded to the same card. A credit returns to its pack or membership; if the pack has expired meanwhile, you have 14 more days to use it.',
        'In the last 24 hours the class is not refunded. You can still give up your place: if somebody else takes it, your money or credit comes back.',
        'Refunds reach most cards within 5 to 10 working days. How long your bank takes is not in our hands.',
        'A class is a leisure service on a set date, so the 14-day right to withdraw from online purchases does not apply to it. Your rights when we get something wrong are not touched by these terms.',
      ],
    },
    {
      id: 'changes',
      heading: 'When we change or cancel a class',
      paragraphs: [
        'An instructor may be replaced by another one; the class takes place. If we cancel a class, you get all of your money or your credit back, and a mail as soon as we know.',
      ],
    },
    {
      id: 'packs',
      heading: 'Packs and memberships',
      paragraphs: [
        'Packs are for the activities and the time named on the pricing page. The Class Pack of 10 may be shared with friends or family who check in together with you. Starter offers are for each person once.',
        'Memberships are paid by the month and go on until you cancel; you keep the month that you have paid for. You can freeze a membership once every six months. Unlimited means one place for you in each class, not several.',
        'Off-peak means weekday classes that start before 16:00. Sound Healing is not covered by packs or memberships.',
      ],
    },
    {
      id: 'gift-cards',
      heading: 'Gift cards',
      paragraphs: [
        `A gift card is good for ${giftCardMonths} months from the day on which it was bought, until the end of the day that its mail names. It pays for packs, starter offers, single class credits and one-to-ones, in one go or in parts. What is left stays on it until then. It does not pay for another gift card or for a membership.`,
        'A gift card is not exchanged for cash, and what is left on it is not paid out. If a purchase does not come about, its part goes back on the card. You may withdraw within 14 days of buying one, as long as nothing of it has been used: write to us, and the money goes back the way it came.',
        'Whoever has the code can use it, so keep the mail. If it is lost, write to us: we send it again to the address that it went to, or stop it, so that nobody else spends it. We cannot bring back what somebody else has spent before you told us.',
        'It is mailed on the day that the buyer chose, also when the buyer closes their account before that day.',
      ],
    },
    {
      id: 'studio',
      heading: 'In the studio',
      paragraphs: [
        'Come 10 minutes early and show your code. Once a class has begun, the door stays closed, for the calm of those inside.',
        'Tell your instructor before the class about injuries, illness or pregnancy. You move at your own risk within what you were told; we are liable when we are careless, and nothing here limits that for injury.',
        'Female-only classes are for women, and are taught by women.',
      ],
    },
    {
      id: 'data',
      heading: 'Your data',
      paragraphs: [
        'We use what you give us to make and change your booking and to write to you about it. Card numbers go to our payment provider and never reach us. The privacy page says the rest.',
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      paragraphs: ['The law of England and Wales applies, and its courts decide.'],
    },
  ],
};
