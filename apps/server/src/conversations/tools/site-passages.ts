import { founderNote } from '@studio/content/copy/founder-note';
import { purchaseCopy } from '@studio/content/copy/purchase';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { returnedSessionValidityDays } from '@studio/domain/entitlements/expiry-after-return';
import { giftCardValidityMonths } from '@studio/domain/gift-cards/gift-card-dates';
import { giftCardLimits } from '@studio/domain/gift-cards/gift-card-details';
import { formatPriceShort } from '@studio/domain/money/money';
import {
  offerMinutes,
  shortOfferMinutes,
  shortOfferWithinHours,
} from '@studio/domain/waiting-list/waiting-list-terms';
import type { SourcePassage } from './source-passage.ts';

/** Returns passages about features that no single page explains. Numbers in them come from the rules in the code. */
export function buildSitePassages(catalogue: GetCatalogueResponse): SourcePassage[] {
  return [
    buildFounderPassage(catalogue),
    ...bookingPassages,
    ...accountPassages,
    ...buildBuyingPassages(catalogue),
  ];
}

function buildFounderPassage({ instructors }: GetCatalogueResponse): SourcePassage {
  const { instructorId, name, role, note } = founderNote;
  const founderName = instructors.find(({ id }) => id === instructorId)?.name ?? name;
  return {
    id: 'site:founder',
    title: 'Who founded the studio?',
    text: `${founderName}. ${role}. ${note}`,
    link: { label: 'Classes', to: '/classes' },
    asked: 'founder, owner, owns, own the studio, started, set up, runs the studio, story',
  };
}

const bookings = { label: 'My bookings', to: '/bookings' };
const account = { label: 'Your account', to: '/account' };

const bookingPassages: readonly SourcePassage[] = [
  {
    id: 'site:waiting-list',
    title: 'How does the waiting list work?',
    text: `Open a full class and join its waiting list. If you aren’t logged in, confirm your place with the link in our email. When a place comes free and you are next, we mail you and keep it for ${offerMinutes} minutes, or ${shortOfferMinutes} when the class starts in under ${shortOfferWithinHours} hours.`,
    link: { label: 'Open the timetable', to: '/timetable' },
    asked:
      'waitlist, waiting list, full class, sold out, fully booked, queue, in line, place comes free, someone cancels, notify me',
  },
  {
    id: 'site:move',
    title: 'How do I move a booking to another class?',
    text: 'Open the booking and choose Move: until 24 hours before the start it can go to another class of the same kind and price. Later than that it can only be given up.',
    link: bookings,
    asked: 'reschedule, change date, change time, swap class, different day, move my booking, another day',
  },
  {
    id: 'site:give-up',
    title: 'What if I cancel inside the last 24 hours?',
    text: 'Then the class is not refunded, but you can give up your place: if somebody else takes it, your money or credit comes back.',
    link: bookings,
    asked:
      'late cancellation, cancel on the day, last minute, same day, less than 24 hours, ill, sick, give up my place, cancellation fee, charge',
  },
  {
    id: 'site:guest-bookings',
    title: 'I booked as a guest. Where is my booking?',
    text: 'The confirmation email has the link to it. If it is lost, leave your address on My bookings and we mail you the links again.',
    link: bookings,
    asked:
      'no confirmation email, did not get email, lost confirmation, cannot find my booking, guest booking, resend, where is my QR code, ticket',
  },
  {
    id: 'site:code-for-the-door',
    title: 'How do I check in?',
    text: 'Show the code in your confirmation at the door, on your phone or on paper. It is also on the booking’s own page.',
    link: bookings,
    asked: 'QR code, check in, door code, entry, scan, ticket, print',
  },
  {
    id: 'site:promo-code',
    title: 'Where do I use a promo code?',
    text: 'Type it at checkout, before you pay. The best saving counts; two are never added up.',
    link: { label: 'See pricing', to: '/pricing' },
    asked: 'discount code, voucher, promo code not working, coupon, redeem, enter code',
  },
];

const accountPassages: readonly SourcePassage[] = [
  {
    id: 'site:password',
    title: 'I forgot my password',
    text: 'Ask for a new one with your email address, and we send you a code.',
    link: { label: 'Reset password', to: '/forgot-password' },
    asked:
      'reset password, cannot log in, locked out, login not working, forgotten password, sign in problem, code',
  },
  {
    id: 'site:sign-up',
    title: 'How do I make an account?',
    text: 'With your email and a password; a code by email confirms it. You can book without one, but packs and memberships live in an account.',
    link: { label: 'Create account', to: '/signup' },
    asked: 'create account, register, sign up, join, new member, open an account',
  },
  {
    id: 'site:profile',
    title: 'Where do I change my details?',
    text: 'Name, phone and password are on your profile.',
    link: { label: 'Your profile', to: '/account/profile' },
    asked: 'change email, update phone, change my name, edit profile, change password, update details',
  },
  {
    id: 'site:invoices',
    title: 'Where are my invoices?',
    text: 'In your account, a few minutes after each payment; a guest finds the invoice on the booking’s own page.',
    link: account,
    asked: 'receipt, invoice, proof of payment, VAT invoice, expenses',
  },
  {
    id: 'site:calendar',
    title: 'Can I see my classes in my calendar?',
    text: 'Yes. Your account has an address to subscribe to, and every booking shows up by itself; each confirmation has a calendar file as well.',
    link: account,
    asked: 'google calendar, apple calendar, outlook, ical, ics, sync, add to calendar',
  },
  {
    id: 'site:mails',
    title: 'How do I stop mails?',
    text: 'Reminders and the question how it was are up to you, in your account; every newsletter has a link that ends it with one press.',
    link: account,
    asked: 'unsubscribe, newsletter, stop emails, reminders, marketing, notifications, spam',
  },
  {
    id: 'site:delete-account',
    title: 'How do I delete my account?',
    text: 'In your account, under Your data; there you can also download everything we keep. Sessions that are left are lost, and it cannot be undone.',
    link: account,
    asked: 'close account, remove my data, GDPR, delete me, download my data, erase',
  },
  {
    id: 'site:cards',
    title: 'Where do I change my card?',
    text: 'In your account, under Cards. They are kept by our payment provider, never by us.',
    link: account,
    asked:
      'new card, update payment method, card expired, payment failed, change card, declined, remove card',
  },
];

function buildBuyingPassages({ settings }: GetCatalogueResponse): SourcePassage[] {
  const { leastPounds, mostPounds } = giftCardLimits;
  const [least, most] = [formatPriceShort(leastPounds * 100), formatPriceShort(mostPounds * 100)];
  const { cancelText } = purchaseCopy.terms;
  return [
    {
      id: 'site:gift-cards',
      title: 'Do you sell gift cards?',
      text: `Gift cards go from ${least} to ${most}, sent by email on the day you choose. They are good for ${giftCardValidityMonths} months, for packs, single class credits and one-to-ones, in one go or in parts.`,
      link: { label: 'Give a gift card', to: '/checkout?product=gift-card' },
      asked: 'gift voucher, present, birthday, christmas gift, gift certificate, buy for someone',
    },
    {
      id: 'site:use-gift-card',
      title: 'How do I use a gift card?',
      text: 'Type its code at checkout when you choose a pack, a single class credit or a one-to-one. What is left stays on it.',
      link: { label: 'See pricing', to: '/pricing' },
      asked: 'redeem gift card, gift voucher code, balance, spend gift card, got a gift card',
    },
    {
      id: 'site:cancel-membership',
      title: 'How do I cancel my membership?',
      text: `${cancelText} You do it in your account.`,
      link: account,
      asked:
        'end membership, stop membership, contract, minimum term, commitment, notice period, cancel subscription, leave, tie in, locked in, long contract',
    },
    {
      id: 'site:expired-credit',
      title: 'What if my pack has expired when a credit comes back?',
      text: `Then you have ${returnedSessionValidityDays} more days to use it.`,
      link: { label: 'Read the terms', to: '/terms#cancelling' },
      asked: 'expired pack, credit expired, extend pack, run out, expiry',
    },
    ...(settings.listOfferPercent > 0
      ? [
          {
            id: 'site:list-offer',
            title: 'Is there a discount for the newsletter?',
            text: `Yes: ${settings.listOfferPercent}% off your first class pack, once. The code comes when you have confirmed your address.`,
            link: { label: 'Join the list', to: '/prelaunch' },
            asked: 'mailing list, subscribe, sign up newsletter, discount, pre-launch, offers, deals',
          },
        ]
      : []),
  ];
}
