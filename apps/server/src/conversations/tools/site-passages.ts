import { purchaseCopy } from '@studio/content/copy/purchase';
import type { FounderCopy } from '@studio/content/site-copy/founder';
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
export function buildSitePassages(catalogue: GetCatalogueResponse, founder: FounderCopy): SourcePassage[] {
  return [
    ...buildFounderPassages(catalogue, founder),
    ...bookingPassages,
    ...accountPassages,
    ...buildBuyingPassages(catalogue),
  ];
}

function buildFounderPassages(
  { instructors }: GetCatalogueResponse,
  { instructor, name, note }: FounderCopy,
): SourcePassage[] {
  const founderName = instructors.find(({ id }) => id === instructor)?.name ?? name;
  if (!founderName || !note) return [];
  return [
    {
      id: 'site:founder',
      title: 'Who founded the studio?',
      text: `${founderName} founded the studio. In ${founderName.split(' ')[0]}’s own words: ${note}`,
      link: { label: 'Compare the classes', to: '/classes' },
      keywords: 'founder, owner, owns, own the studio, started, set up, runs the studio, story',
    },
  ];
}

const bookings = { label: 'My bookings', to: '/bookings' };
const account = { label: 'Your account', to: '/account' };

const bookingPassages: readonly SourcePassage[] = [
  {
    id: 'site:waiting-list',
    title: 'How does the waiting list work?',
    text: `Open the class on the timetable and join the waiting list. If you aren’t logged in, confirm your place on it with the link in our email. When a place becomes available and you’re next, we’ll email you. We’ll hold the place for ${offerMinutes} minutes, or ${shortOfferMinutes} minutes if the class starts in less than ${shortOfferWithinHours} hours.`,
    link: { label: 'See the timetable', to: '/timetable' },
    keywords:
      'waitlist, waiting list, full class, sold out, fully booked, queue, in line, place comes free, someone cancels, notify me',
  },
  {
    id: 'site:move',
    title: 'How do I move a booking to another class?',
    text: 'Open the booking and select ‘Move to another class’. You can move it to a class of the same kind and price up to 24 hours before your booked class starts. After that, you can only release your place.',
    link: bookings,
    keywords: 'reschedule, change date, change time, swap class, different day, move my booking, another day',
  },
  {
    id: 'site:late-cancellation',
    title: 'What if I cancel less than 24 hours before?',
    text: 'Less than 24 hours before the class, it’s too late for an automatic refund. You can still release your place. If someone takes it, we’ll refund you or return your session.',
    link: bookings,
    keywords:
      'late cancellation, cancel on the day, last minute, same day, less than 24 hours, ill, sick, give up my place, cancellation fee, charge',
  },
  {
    id: 'site:guest-bookings',
    title: 'I booked as a guest. Where is my booking?',
    text: 'Your confirmation email has a link to your booking. If you can’t find the email, enter your email address on My bookings and we’ll email you links to your upcoming bookings.',
    link: bookings,
    keywords:
      'no confirmation email, did not get email, lost confirmation, cannot find my booking, guest booking, resend, where is my QR code, ticket',
  },
  {
    id: 'site:check-in',
    title: 'How do I check in?',
    text: 'Show the QR code from your confirmation email at the front desk, on your phone or on paper. It’s also on your booking page.',
    link: bookings,
    keywords: 'QR code, check in, door code, entry, scan, ticket, print',
  },
  {
    id: 'site:promo-code',
    title: 'Where do I use a promo code?',
    text: 'Enter it at checkout before you pay. If more than one discount applies, you’ll get the best one.',
    link: { label: 'See pricing', to: '/pricing' },
    keywords:
      'discount code, voucher, promo code not working, coupon, redeem, enter code, stack, combine discounts, two discounts, on top of, both codes',
  },
];

const accountPassages: readonly SourcePassage[] = [
  {
    id: 'site:password',
    title: 'I forgot my password',
    text: 'You can reset your password with the link below. Enter your email address and we’ll email you a verification code.',
    link: { label: 'Reset password', to: '/forgot-password' },
    keywords:
      'reset password, cannot log in, locked out, login not working, forgotten password, sign in problem, code',
  },
  {
    id: 'site:sign-up',
    title: 'How do I create an account?',
    text: 'Enter your email address and choose a password. We’ll email you a verification code to confirm it. You can book a class without an account, but you need one for packs and memberships.',
    link: { label: 'Create account', to: '/signup' },
    keywords: 'create account, register, sign up, join, new member, open an account',
  },
  {
    id: 'site:profile',
    title: 'Where do I change my details?',
    text: 'You can change your name, phone number and password in your account settings.',
    link: { label: 'Account settings', to: '/account/profile' },
    keywords: 'change email, update phone, change my name, edit profile, change password, update details',
  },
  {
    id: 'site:invoices',
    title: 'Where are my invoices?',
    text: 'You’ll find your invoices in your account, a few minutes after each payment. If you booked as a guest, look on your booking page.',
    link: account,
    keywords: 'receipt, invoice, proof of payment, VAT invoice, expenses',
  },
  {
    id: 'site:calendar',
    title: 'Can I see my classes in my calendar?',
    text: 'Your account has a calendar link. Subscribe to it and your bookings appear automatically. Each confirmation email has a calendar file too.',
    link: account,
    keywords: 'google calendar, apple calendar, outlook, ical, ics, sync, add to calendar',
  },
  {
    id: 'site:stop-emails',
    title: 'How do I stop emails?',
    text: 'You can turn off class reminders and review requests in your account. Every newsletter has an unsubscribe link.',
    link: account,
    keywords: 'unsubscribe, newsletter, stop emails, reminders, marketing, notifications, spam',
  },
  {
    id: 'site:delete-account',
    title: 'How do I delete my account?',
    text: 'You can delete it under ‘Your data’ in your account, and download a copy of your data first. You’ll lose any sessions you have left, and you can’t undo it.',
    link: account,
    keywords: 'close account, remove my data, GDPR, delete me, download my data, erase',
  },
  {
    id: 'site:cards',
    title: 'Where do I change my card?',
    text: 'You can add or remove cards under ‘Cards’ in your account. Our payment provider stores your card details, not us.',
    link: account,
    keywords:
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
      text: `You can buy gift cards from ${least} to ${most}. We email the gift card on the day you choose. It’s valid for ${giftCardValidityMonths} months and pays for packs, single sessions and 1:1s. You can spend it all at once or a bit at a time.`,
      link: { label: 'Buy a gift card', to: '/checkout?product=gift-card' },
      keywords:
        'gift voucher, present, birthday, christmas gift, gift certificate, buy for someone, maximum, the most, largest amount, minimum, limit, how much can I put on it',
    },
    {
      id: 'site:use-gift-card',
      title: 'How do I use a gift card?',
      text: 'Enter the gift card code at checkout when you buy a pack, a single session or a 1:1. You can use the remaining balance another time.',
      link: { label: 'See pricing', to: '/pricing' },
      keywords: 'redeem gift card, gift voucher code, balance, spend gift card, got a gift card',
    },
    {
      id: 'site:cancel-membership',
      title: 'How do I cancel my membership?',
      text: `${cancelText} Go to your account to cancel it.`,
      link: account,
      keywords:
        'end membership, stop membership, contract, minimum term, commitment, notice period, cancel subscription, leave, tie in, locked in, long contract',
    },
    {
      id: 'site:expired-credit',
      title: 'What if my pack has expired when you return a session?',
      text: `If we return a session to a pack that has expired since you booked, you get ${returnedSessionValidityDays} more days to use that session.`,
      link: { label: 'Read the terms', to: '/terms#cancelling' },
      keywords: 'expired pack, credit expired, session returned',
    },
    ...(settings.newsletterOfferPercent > 0
      ? [
          {
            id: 'site:newsletter-offer',
            title: 'Is there a discount for the newsletter?',
            text: `You get ${settings.newsletterOfferPercent}% off your first pack when you subscribe to our newsletter. Confirm your email address and we’ll email you the promo code. You can use it once.`,
            link: { label: 'Subscribe to our newsletter', to: '/prelaunch' },
            keywords: 'mailing list, subscribe, sign up newsletter, discount, pre-launch, offers, deals',
          },
        ]
      : []),
  ];
}
