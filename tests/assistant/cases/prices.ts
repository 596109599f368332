import type { CaseGroup } from '../assistant-case.ts';
import { classPricePattern, poundsPattern, productPricePattern } from '../text-patterns.ts';
import { notKnownAnswers } from './expectations.ts';

/** Cases about prices and discounts. */
export const priceCases: CaseGroup = {
  subject: 'prices',
  cases: [
    {
      name: 'reformer',
      says: 'how much is a reformer class',
      expect: { facts: [classPricePattern('dynamic-reformer')] },
    },
    { name: 'mat', says: 'Price of mat pilates?', expect: { facts: [classPricePattern('classic-mat')] } },
    { name: 'yoga', says: 'yoga cost', expect: { facts: [classPricePattern('vinyasa-yoga')] } },
    {
      name: 'sound healing',
      says: 'what do you charge for sound healing',
      expect: { facts: [classPricePattern('sound-healing')] },
    },
    {
      name: 'all of it',
      says: 'Can you send me your price list?',
      expect: { link: '/pricing' },
    },
    {
      name: 'two of us',
      says: "How much for two people to do Saturday's reformer?",
      expect: { facts: [[classPricePattern('dynamic-reformer'), poundsPattern(4000)]] },
    },
    {
      name: 'a one-to-one',
      says: 'how much are private sessions',
      expect: { facts: [productPricePattern('one-to-one-standard')], link: ['/pricing', '/contact'] },
    },
    {
      name: 'the first one-to-one',
      says: 'Is there an introductory rate for a first 1-1?',
      expect: { facts: [productPricePattern('one-to-one-intro')] },
    },
    {
      name: 'five one-to-ones',
      says: 'price for 5 one to ones',
      expect: { facts: [productPricePattern('one-to-one-block-5')] },
    },
    {
      name: 'an account alone brings nothing off',
      says: 'do classes get cheaper if I just make an account?',
      expect: { facts: [/\bno\b|\bnot\b|membership|doesn't/] },
      never: [/^yes\b/],
    },
    {
      name: 'what a membership takes off',
      says: 'Do members get money off other classes?',
      expect: { facts: [/10 ?%|10 per ?cent/] },
      never: [/^no\b/],
    },
    {
      name: 'a member’s one-to-one',
      says: 'what would a standard one to one cost me as a flow anytime member',
      expect: { facts: [[poundsPattern(6750), /10 ?%/]] },
    },
    {
      name: 'ten with a pack or singly',
      says: 'is the pack of 10 reformer cheaper than paying for each class?',
      expect: { facts: [[/\bno\b|\bnot\b|dearer|more expensive|costs more/, /£30 (a|per|each)/, /£20/]] },
      never: [/^yes\b/, /pack (is|works out) cheaper/, /you save/, /saves you/],
    },
    {
      name: 'a student discount',
      says: 'student discount?',
      expect: [...notKnownAnswers, { facts: [/\bno\b|not|don't|do not/] }],
      never: [/^yes\b/],
    },
    {
      name: 'an NHS discount',
      says: 'Do you do anything off for NHS staff',
      expect: [...notKnownAnswers, { facts: [/\bno\b|not|don't|do not/] }],
      never: [/^yes\b/],
    },
    {
      name: 'a hidden fee',
      says: 'is there a booking fee or VAT on top',
      expect: { facts: [/nothing added|all you pay|\bno\b|included?|nothing (is )?added/] },
      never: [/^yes\b/],
    },
    {
      name: 'how to pay',
      says: 'can i pay by card',
      expect: { facts: [/card/] },
      never: [/^no\b/],
    },
    {
      name: 'cash',
      says: 'do u take cash at the desk',
      expect: [...notKnownAnswers, { facts: [/card/] }],
      never: [/^yes\b/],
    },
    {
      name: 'a price that is wrong',
      says: "Reformer's £8 isn't it?",
      expect: { facts: [classPricePattern('dynamic-reformer')] },
      never: [/^yes\b/, /(is|costs) £8/],
    },
    {
      name: 'the cheapest class',
      says: "what's the cheapest class you do",
      expect: { facts: [[classPricePattern('vinyasa-yoga'), productPricePattern('first-mat')]] },
    },
    {
      name: 'from a hundred pounds',
      says: 'I have £100 a month to spend on yoga. What can I get',
      expect: {
        facts: [[productPricePattern('flow-off-peak'), classPricePattern('vinyasa-yoga'), /off-peak/]],
      },
    },
  ],
};
