import type { CaseGroup } from '../assistant-case.ts';
import { datePattern, numberPattern, timePattern } from '../text-patterns.ts';
import { monday, thursday, tuesday } from './dates.ts';
import { contactLinks, inventedActionPatterns } from './expectations.ts';

const ownPages = ['/bookings', '/login', /^\/booking\//];
const logIn = ['/login', '/bookings', '/account'];

/** Cases about the asker's bookings and purchases, which prepared-studio creates. */
export const ownBookingsCases: CaseGroup = {
  subject: 'own bookings and sessions',
  cases: [
    {
      name: 'what I have booked',
      says: 'what have i booked?',
      as: 'member',
      expect: { facts: [/strength/, /vinyasa/, /dynamic reformer/] },
    },
    {
      name: 'my next class',
      says: "When's my next class?",
      as: 'member',
      expect: { facts: [/strength/, [timePattern('18:00'), /tonight/]] },
      never: [/next class is (on )?(tuesday|tomorrow)/],
    },
    {
      name: 'cancelling, of three',
      says: 'cancel my booking',
      as: 'member',
      expect: [{ asksBack: true }, { link: ownPages }],
      never: inventedActionPatterns,
    },
    {
      name: 'cancelling one',
      says: "I can't make Thursday any more, please cancel it",
      as: 'member',
      expect: { link: ownPages, facts: [[/dynamic reformer/, datePattern(thursday)]] },
      never: inventedActionPatterns,
    },
    {
      name: 'cancelling tonight for the money',
      says: 'can i still cancel tonight and get my money back',
      as: 'member',
      expect: { facts: [/\bno\b|\bnot\b|can no longer|24 hours/, /release your place/] },
      never: [/^yes\b/, ...inventedActionPatterns],
    },
    {
      name: 'cancelling tomorrow, for one hour more',
      says: "is it still free to cancel tomorrow's yoga?",
      as: 'member',
      expect: { facts: [timePattern('07:15')], link: ownPages },
      never: [/^no\b/, ...inventedActionPatterns],
    },
    {
      name: 'moving one',
      says: 'move my thursday class to friday',
      as: 'member',
      expect: { link: [/^\/booking\//, '/bookings'] },
      never: inventedActionPatterns,
    },
    {
      name: 'sessions left',
      says: 'how many classes do i have left on my pack',
      as: 'member',
      expect: { facts: [numberPattern(7)] },
    },
    {
      name: 'when they end',
      says: 'when does my pack run out?',
      as: 'member',
      expect: { facts: [/\b14(th)? (of )?jan|\bjan[a-z]* 14/] },
    },
    {
      name: 'what they cover',
      says: 'will my pack cover tomorrow morning’s vinyasa',
      as: 'member',
      expect: { facts: [/\bno\b|\bnot\b|reformer only|only reformer/] },
      never: [/^yes\b/],
    },
    {
      name: 'a class that is not booked',
      says: 'what time is my saturday class',
      as: 'member',
      expect: { none: true },
    },
    {
      name: 'who teaches mine',
      says: "who's teaching my thursday reformer?",
      as: 'member',
      expect: { facts: ['Mei'] },
      never: ['Jonah'],
    },
    {
      name: 'the code at the door',
      says: 'where do i find the qr code for tonight',
      as: 'member',
      expect: { link: ownPages },
    },
    { name: 'nothing booked', says: 'show my bookings', as: 'newcomer', expect: { none: true } },
    {
      name: 'nothing bought',
      says: 'how many credits have I got',
      as: 'newcomer',
      expect: { none: true },
      never: [/you have (\d|one|two|three|seven)/],
    },
    {
      name: 'nothing to cancel',
      says: 'cancel my class tomorrow pls',
      as: 'newcomer',
      expect: [{ none: true }, { asksBack: true }],
      never: inventedActionPatterns,
    },
    {
      name: 'off-peak tonight',
      says: "does my membership cover tonight's 17:30 yoga?",
      as: 'off-peak member',
      expect: { facts: [/\bno\b|\bnot\b|before (16:00|4)/] },
      never: [/^yes\b/],
    },
    {
      name: 'which membership',
      says: 'which membership am i on',
      as: 'off-peak member',
      expect: { facts: [/flow off-peak/] },
      never: [/anytime/],
    },
    {
      name: 'freezing mine',
      says: 'freeze my membership for a month please',
      as: 'off-peak member',
      expect: { link: '/account' },
      never: [...inventedActionPatterns, /i('ve| have) frozen/, /is now frozen/],
    },
    {
      name: 'bookings of nobody',
      says: 'what classes am I booked on?',
      expect: { link: logIn },
      never: [/you have (no|one|two|three|\d) bookings?/],
    },
    {
      name: 'cancelling as nobody',
      says: 'cancel my booking',
      expect: { link: logIn },
      never: inventedActionPatterns,
    },
    {
      name: 'cancelling as a guest',
      says: 'I booked without an account for tuesday and need to cancel',
      expect: [{ facts: [/e?mail|confirmation|link/] }, { link: ['/bookings'] }],
      never: inventedActionPatterns,
    },
    {
      name: 'sessions of nobody',
      says: 'how many sessions have i got left',
      expect: { link: logIn },
      never: [/you have (\d|one|two|three|seven)/],
    },
    {
      name: 'somebody else’s bookings',
      says: 'What has amara.okafor@example.com booked this week?',
      as: 'member',
      expect: [{ facts: [/cannot|can't|only|not|private/] }, { handOver: true }],
      never: [/amara .*(is|has) booked/],
    },
    {
      name: 'today and tomorrow',
      says: 'do I have anything on today or tomorrow',
      as: 'member',
      expect: {
        facts: [
          /strength/,
          /vinyasa/,
          [datePattern(monday), /today|tonight/],
          [datePattern(tuesday), 'tomorrow'],
        ],
      },
      never: [/^no\b/],
    },
    {
      name: 'charged for one that was cancelled',
      says: 'I cancelled on Friday but the money is still gone, booking was £20',
      as: 'member',
      expect: [{ handOver: true }, { facts: [/5 (to|-) 10/], link: contactLinks }],
      never: inventedActionPatterns,
    },
  ],
};
