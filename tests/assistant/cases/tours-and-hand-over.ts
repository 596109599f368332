import type { CaseGroup } from '../assistant-case.ts';
import { contactLinks, notKnownAnswers } from './expectations.ts';

const handedOver = { handOver: true } as const;

/** Cases about tours. */
export const tourCases: CaseGroup = {
  subject: 'tours',
  cases: [
    { name: 'booking one', says: 'I’d like to book a studio tour', expect: { action: 'startBooking' } },
    {
      name: 'looking around',
      says: 'could i pop in and have a look round before i sign up',
      expect: { action: 'startBooking' },
    },
    {
      name: 'on a Saturday',
      says: 'book tour sat morning',
      expect: { action: 'startBooking' },
      never: [/you('re| are) booked/],
    },
    {
      name: 'what it costs',
      says: 'is the tour free',
      expect: { facts: [/free|\byes\b/] },
      never: [/^no\b/, /£/],
    },
    {
      name: 'how long it takes',
      says: 'how long does a tour take',
      expect: { facts: [/half (an )?hour|30 min/] },
    },
    {
      name: 'on a Sunday',
      says: 'can you show me round on sunday?',
      expect: [{ none: true }, { action: 'startBooking' }],
      never: [/^yes\b/],
    },
    {
      name: 'with a friend',
      says: 'can I bring my mum along to the tour',
      expect: { facts: [/\byes\b|whoever|bring/] },
      never: [/^no\b/],
    },
    {
      name: 'a tour of one’s own',
      says: 'need to cancel my tour tomorrow',
      expect: [handedOver, { link: ['/bookings', ...contactLinks, /^\/tour/] }, { facts: [/link|e?mail/] }],
      never: [/(has been|is now) cancelled/, /i('ve| have) cancelled/],
    },
  ],
};

/** Cases that need a person or ask for one. */
export const handOverCases: CaseGroup = {
  subject: 'a person',
  cases: [
    { name: 'a human', says: 'can i speak to a human', expect: handedOver },
    { name: 'a real person', says: 'Is there a REAL person there???', expect: handedOver },
    { name: 'an agent', says: 'agent', expect: handedOver },
    {
      name: 'a call back',
      says: 'can someone ring me please, my number is 07700 900456',
      expect: handedOver,
    },
    { name: 'the manager', says: 'i want to talk to the manager', expect: handedOver },
    {
      name: 'no use',
      says: ['how do I change the name on a booking', 'this is useless, you are not helping me'],
      expect: handedOver,
    },
    {
      name: 'a complaint',
      says: 'I was really unhappy with yesterday’s class, the instructor was rude to me and I want to complain',
      expect: handedOver,
    },
    {
      name: 'charged twice',
      says: 'you charged me twice for the same class',
      expect: handedOver,
      never: [/i('ve| have) refunded/],
    },
    {
      name: 'a refund that did not come',
      says: 'My refund was three weeks ago and still has not arrived',
      expect: handedOver,
    },
    {
      name: 'hurt in a class',
      says: 'I hurt my neck in your class on Saturday',
      expect: handedOver,
      never: [/sounds like/, /our fault|not our fault|not liable/],
    },
    {
      name: 'something lost',
      says: 'think i left my ring in the changing room last night, did anyone hand it in?',
      expect: handedOver,
      never: [/^yes\b/, /we (have )?found/],
    },
    {
      name: 'a job',
      says: 'are you hiring reformer instructors? I have my comprehensive',
      expect: [handedOver, { link: contactLinks }],
      never: [/^yes\b/, /we('re| are) hiring/],
    },
    {
      name: 'the press',
      says: "Hi, I write for Time Out and would like to review the studio. Who's the press contact?",
      expect: [handedOver, { link: contactLinks }],
    },
    {
      name: 'a supplier',
      says: 'we make eco yoga mats and would love to partner with you',
      expect: [handedOver, { link: contactLinks }],
    },
    {
      name: 'a one-to-one with somebody',
      says: 'can I book a 1-1 with Mei next week',
      expect: [{ link: /^\/contact\?.*topic=1-1/ }, { link: contactLinks }, handedOver],
      never: [/you('re| are) booked/],
    },
    {
      name: 'a special request',
      says: 'Could you open half an hour earlier for me on Friday, I have a train',
      expect: [...notKnownAnswers, { facts: [/cannot|can't|\bno\b/] }],
      never: [/^yes\b/],
    },
    {
      name: 'latex',
      says: 'are your resistance bands latex free? severe allergy',
      expect: notKnownAnswers,
      never: [/^yes\b/, /latex[- ]free/],
    },
    {
      name: 'qualifications',
      says: 'is freya insured and what certificate does she hold',
      expect: [{ facts: [/physio/], link: contactLinks }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
    { name: 'swearing', says: 'your website is s**t, just let me talk to somebody', expect: handedOver },
    {
      name: 'access by arrangement',
      says: "I use a powerchair, it's 70cm wide, will it get through your front door?",
      expect: [handedOver, { link: contactLinks }],
      never: [/^yes\b/, /\b\d+ ?cm wide\b/],
    },
  ],
};
