import { giftCardValidityMonths } from '@studio/domain/gift-cards/gift-card-dates';
import { statutoryCancellationDays } from '@studio/domain/purchases/right-to-cancel';
import { type CopyValue, group, line, list, text } from '@studio/domain/site-copy/copy-field';

/** Fields of the terms and conditions. */
export const termsFields = group('Terms and conditions', {
  lead: text('Introduction', 300),
  sections: list(
    'Sections',
    { noun: 'section', titleField: 'heading', min: 1, max: 30 },
    {
      heading: line('Heading', 80),
      text: text('Text', 4000, { hint: 'A blank line starts a new paragraph.' }),
    },
  ),
});

export type TermsCopy = CopyValue<typeof termsFields>;

const paragraphs = (...texts: readonly string[]) => texts.join('\n\n');

/** Built-in terms and conditions. Studio details fill the placeholders in braces. */
export const termsDefaults: TermsCopy = {
  lead: 'The contract between you and us when you book a class, buy a pack or gift card, or take out a membership.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      text: paragraphs(
        '{studio} is a Pilates and yoga studio at {address}, run by {legalName}. You can reach us at {email} or on {phone}.',
        'These terms are a contract between you and {legalName} when you book a class, buy a pack or a gift card, or take out a membership. They do not affect your legal rights as a consumer.',
      ),
    },
    {
      id: 'booking',
      heading: 'Booking and paying',
      text: paragraphs(
        'When you choose a class we hold your place for 10 minutes while you check out. The contract is made when your payment has gone through, or when a pack or membership has covered the class. We then email you a confirmation with your booking code.',
        'If a payment goes through when the place is no longer available, we refund it in full to the same card straight away and tell you.',
        'Prices are in pounds and include everything you have to pay. You can book up to four places in one order. Each person gets their own booking, which you can cancel separately.',
      ),
    },
    {
      id: 'cancelling',
      heading: 'Cancelling',
      text: paragraphs(
        'You can cancel a class free of charge up to 24 hours before it starts. We refund a card payment to the same card. A session returns to its pack or membership; if the pack has expired since you booked, you have 14 more days to use the session.',
        'In the last 24 hours we do not refund the class, because we can rarely fill the place at short notice. You can still release your place: if someone else takes it, we refund your payment or return your session.',
        'Refunds reach most cards within 5 to 10 days.',
        'A class booked for a set date is a service related to leisure activities. The 14-day right to cancel does not apply to it (Consumer Contracts Regulations 2013, regulation 28(1)(h)).',
      ),
    },
    {
      id: 'changes',
      heading: 'When we change or cancel a class',
      text: paragraphs(
        'Another instructor may teach a class, in which case the class goes ahead. If we cancel a class, we refund your payment or return your session in full, and email you as soon as we know.',
        'If we move a class to another time, or change it in another way that matters, you can cancel it for a full refund.',
      ),
    },
    {
      id: 'packs',
      heading: 'Packs and memberships',
      text: paragraphs(
        'A pack covers the activities and the period stated on the pricing page. You can share the Class Pack of 10 with friends or family who check in with you. Each person can buy a starter offer once.',
        'You pay for a membership every month, and it renews until you cancel it. You can cancel at any time in your account. The membership then ends with the month you have paid for. You can freeze a membership once every six months. ‘Unlimited’ means one place for you in each class.',
        'Off-peak means weekday classes that start before 16:00. Sound Healing is not covered by packs or memberships.',
      ),
    },
    {
      id: 'right-to-cancel',
      heading: 'Your right to cancel',
      text: paragraphs(
        `You can cancel a pack, a membership, a single session, a 1:1 that has no date yet, or a gift card within ${statutoryCancellationDays} days without giving a reason. The period ends ${statutoryCancellationDays} days after the day on which you bought it.`,
        'To cancel, tell us clearly before the period ends: email {email}, write to our address, or tell us at the front desk. You may use these words, but you do not have to: ‘I cancel my contract for [what you bought], bought on [date]. [Your name, and your email address].’',
        'You can use what you bought straight away, because you ask us at checkout to start within this period. If you then cancel, you pay for what you have used: for a pack or a membership with a number of sessions, the price of one session in that pack or month for each session used; for an unlimited membership, a share of the month’s price for the days since it started. If you have used all of it, there is nothing left to refund.',
        `We refund the rest within ${statutoryCancellationDays} days of hearing from you, by the method you paid with and without a fee. We cancel any upcoming classes that you have booked with it.`,
      ),
    },
    {
      id: 'gift-cards',
      heading: 'Gift cards',
      text: paragraphs(
        `A gift card is valid for ${giftCardValidityMonths} months from the day it was bought, until the end of the day named in its email. You can use it for packs, starter offers, single sessions and 1:1s, at once or in parts. Any balance stays on it until it expires. It does not pay for another gift card or for a membership.`,
        `A gift card cannot be exchanged for cash. If you cancel it within ${statutoryCancellationDays} days of buying it, we refund the unspent balance. If a purchase does not go through, we return the amount to the card.`,
        'Anyone who has the code can use it, so keep the email safe. If you lose the code, email us. We will send it again to the same email address, or cancel the card. If someone else spends the balance before you tell us that the code is lost, we cannot restore it, unless this was our fault.',
        'We email the card on the day that the buyer chose, even if the buyer has closed their account by then.',
      ),
    },
    {
      id: 'studio',
      heading: 'In the studio',
      text: paragraphs(
        'Arrive 10 minutes early and show your booking code. Once a class has started, the door stays closed for the safety of those inside.',
        'Tell your instructor before class about any injury, illness or pregnancy, and follow the instructor’s safety guidance. You can ask your instructor for an easier version of any exercise, and stop at any time.',
        'Classes are for people aged 16 and over. At 16 or 17, a parent or guardian comes to the first class and signs at the front desk. Female-only classes are for women, and are taught by women.',
      ),
    },
    {
      id: 'responsibility',
      heading: 'Our responsibility to you',
      text: paragraphs(
        'We provide our services with reasonable care and skill. If we do not, you can ask us to put it right or to reduce the price (Consumer Rights Act 2015).',
        'Nothing in these terms excludes or limits our liability for death or personal injury caused by our negligence, for fraud, or for anything else for which the law does not allow it to be excluded or limited.',
        'We are responsible for loss or damage that you suffer as a foreseeable result of our breaking this contract or failing to use reasonable care and skill. We are not responsible for loss that neither of us could have foreseen when the contract was made.',
      ),
    },
    {
      id: 'data',
      heading: 'Your data',
      text: paragraphs(
        'Our privacy notice explains how we use personal data. Card numbers go directly to our payment provider and never reach us.',
      ),
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      text: paragraphs(
        'If you have a complaint, email us or speak to us at the front desk. We reply within 5 working days. Citizens Advice gives free advice about your rights: citizensadvice.org.uk, or 0808 223 1133.',
      ),
    },
    {
      id: 'law',
      heading: 'Law and changes',
      text: paragraphs(
        'The law of England and Wales applies to these terms, and its courts can decide disputes. If you live in Scotland or Northern Ireland, you can also bring a claim in the courts there, and you keep the protection of the law of the place where you live.',
        'The version that you accept applies to everything that you book or buy under it. If we change these terms, we ask you to accept the new version when you next book or buy.',
      ),
    },
  ],
};
