import { branch } from '@studio/content/branch';
import type { CaseGroup } from '../assistant-case.ts';
import { numberPattern } from '../text-patterns.ts';
import { notKnownAnswers } from './expectations.ts';

/** Cases about the address and the facilities. */
export const buildingCases: CaseGroup = {
  subject: 'the building and how to find it',
  cases: [
    { name: 'address', says: 'where are you', expect: { facts: [/11 miles street/] } },
    { name: 'postcode', says: 'postcode for the satnav?', expect: { facts: [branch.address.postcode] } },
    { name: 'nearest tube', says: "What's your nearest tube station?", expect: { facts: ['Vauxhall'] } },
    {
      name: 'how far from the station',
      says: 'how far a walk is it from vauxhall',
      expect: { facts: [/\b(5|five)\b/] },
    },
    {
      name: 'the way on foot',
      says: "I'm coming out of Vauxhall station, which way do I walk?",
      expect: { facts: [/south lambeth road/] },
    },
    { name: 'by bus', says: 'which bus stop is closest', expect: { facts: [/bus station|vauxhall/] } },
    {
      name: 'by bike',
      says: 'Can I cycle there and lock my bike up?',
      expect: { facts: [/lock|cycleway/] },
    },
    { name: 'parking', says: 'is there parking', expect: notKnownAnswers, never: [/^yes\b/, /free parking/] },
    { name: 'showers', says: 'do you have showers', expect: { facts: [/shower/] }, never: [/^no\b/] },
    { name: 'towels', says: 'should i bring my own towel', expect: { facts: [/desk|towel/] } },
    {
      name: 'lockers',
      says: 'Are there lockers and do I need a padlock?',
      expect: { facts: [/locker/, /code/] },
      never: [/bring (a|your own) padlock/],
    },
    {
      name: 'changing rooms',
      says: 'is there somewhere to get changed',
      expect: { facts: [/changing/] },
      never: [/^no\b/],
    },
    {
      name: 'a wheelchair',
      says: 'is the studio wheelchair accessible',
      expect: { facts: [/ground floor|level|step-free/, /stairs|no lift|first floor|upstairs/] },
      never: [/fully accessible/, /there is a lift (to|up)/],
    },
    {
      name: 'a lift',
      says: 'is there a lift to studio 2?',
      expect: { facts: [/\bno\b/] },
      never: [/^yes\b/],
    },
    {
      name: 'a dog',
      says: 'can i bring my puppy',
      expect: [{ facts: [/assistance/] }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
    { name: 'wifi', says: 'whats the wifi password', expect: notKnownAnswers, never: [/password is/] },
    {
      name: 'a creche',
      says: 'Do you have childcare or a creche?',
      expect: notKnownAnswers,
      never: [/^yes\b/],
    },
    { name: 'air conditioning', says: 'is there air con', expect: notKnownAnswers, never: [/^yes\b/] },
    { name: 'tea', says: 'can you get a drink there after class', expect: { facts: [/tea|water/] } },
    {
      name: 'the phone number',
      says: "what's your phone number",
      expect: { facts: [/7946 ?0117/] },
    },
    {
      name: 'the email address',
      says: 'email address please',
      expect: { facts: [branch.email] },
    },
    {
      name: 'instagram',
      says: 'are you on instagram?',
      expect: [{ facts: [/milesstreet/] }, { facts: [/\byes\b/] }, ...notKnownAnswers],
    },
    {
      name: 'the rooms',
      says: 'how many reformers do you have',
      expect: { facts: [numberPattern(10)] },
    },
    {
      name: 'another branch',
      says: 'do you have a studio in Clapham as well',
      expect: [{ none: true }, { facts: [/vauxhall/] }, ...notKnownAnswers],
      never: [/^yes\b/],
    },
  ],
};
