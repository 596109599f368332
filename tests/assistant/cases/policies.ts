import type { CaseGroup } from '../assistant-case.ts';
import { numberPattern } from '../text-patterns.ts';
import { contactLinks, inventedActionPatterns, notKnownAnswers } from './expectations.ts';

/** The rule is 24 hours; it used to be twelve. */
const hours24 = /24 hours|a day before/;
const oldRule = /\b(12|twelve|48|6) hours\b/;

/** Cases about booking, cancellations, late cancellations and refunds. */
export const policyCases: CaseGroup = {
  subject: 'booking and cancelling rules',
  cases: [
    {
      name: 'until when to cancel',
      says: "what's your cancellation policy",
      expect: { facts: [hours24] },
      never: [oldRule],
    },
    {
      name: 'cancelling the evening before',
      says: 'my class is tomorrow 7am, its 9pm now. do i get my money back if i cancel',
      expect: { facts: [/\bno\b|\bnot\b|24 hours/, /release your place/] },
      never: [/^yes\b/, oldRule],
    },
    {
      name: 'giving up a place',
      says: 'what does "give up my place" do',
      expect: { facts: [/takes? it|someone/, /refund/, /return/] },
    },
    {
      name: 'not turning up',
      says: 'What happens if I just don’t show up?',
      expect: [{ facts: [/used|lost|not refunded|no refund/] }, ...notKnownAnswers],
      never: [/£\d+ (fee|fine|charge)/],
    },
    {
      name: 'when a refund arrives',
      says: 'how long do refunds take',
      expect: { facts: [/5 (to|-) 10/] },
    },
    {
      name: 'when the studio cancels',
      says: 'do i get refunded if YOU cancel a class?',
      expect: { facts: [/\byes\b|we refund|in full/] },
      never: [/^no\b/],
    },
    {
      name: 'another instructor',
      says: 'if the teacher changes can i get a refund',
      expect: [{ facts: [/goes ahead|takes place|24 hours/] }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
    {
      name: 'moving a class',
      says: 'Can I swap my class to a different day?',
      expect: { facts: [/\byes\b|move|another/, /24 hours/] },
      never: [oldRule, /^no\b/],
    },
    {
      name: 'how to book',
      says: 'how do i book',
      expect: { link: '/timetable' },
    },
    {
      name: 'a hold',
      says: 'i clicked book how long is my place kept while i find my card',
      expect: { facts: [/(10|ten) minutes/] },
    },
    {
      name: 'without an account',
      says: 'do i have to register to book a class',
      expect: { facts: [/\bno\b|guest/] },
      never: [/^yes\b/],
    },
    {
      name: 'for friends',
      says: 'can i book for me and 2 friends in one go',
      expect: { facts: [/\byes\b|four|4/] },
      never: [/^no\b/],
    },
    {
      name: 'for six',
      says: 'I need to book 6 places on one reformer class for a hen do',
      expect: [{ facts: [numberPattern(4)] }, { handOver: true }],
      never: [/^yes\b/, /up to (six|6|eight|8)/],
    },
    {
      name: 'cancelling one of three',
      says: 'if i book for three of us can just one person cancel?',
      expect: { facts: [/\byes\b|each|own/] },
      never: [/^no\b/],
    },
    {
      name: 'a receipt',
      says: 'do i get a receipt for work',
      expect: { facts: [/receipt|invoice/] },
      never: [/^no\b/],
    },
    {
      name: 'a credit that expires meanwhile',
      says: 'if I cancel in time but my pack ran out meanwhile is the class lost',
      expect: [{ facts: [/14/] }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
    {
      name: 'booking far ahead',
      says: 'how far in advance can I book?',
      expect: [{ facts: [/(8|eight) weeks|56 days/] }, ...notKnownAnswers, { link: '/timetable' }],
      never: [/\b(2|two|4|four|12) weeks\b/],
    },
    {
      name: 'the door code',
      says: "I've not had a confirmation email with my code",
      expect: [{ handOver: true }, { link: ['/bookings', ...contactLinks] }],
      never: [...inventedActionPatterns, /your code is/],
    },
    {
      name: 'hire of the room',
      says: 'Could we hire the whole studio for a corporate event in January?',
      expect: [{ handOver: true }, { link: contactLinks }],
      never: [/^yes\b/, /£/],
    },
    {
      name: 'music and phones',
      says: 'can i film myself during class for tiktok',
      expect: [...notKnownAnswers, { facts: [/phones? (sleep|stay)|locker/] }],
      never: [/^yes\b/],
    },
  ],
};
