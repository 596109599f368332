import type { CaseGroup } from '../assistant-case.ts';
import { numberPattern, productPricePattern } from '../text-patterns.ts';
import { contactLinks, inventedActionPatterns, notKnownAnswers } from './expectations.ts';

/** Cases about packs, memberships, offers and gift cards: contents, coverage and expiry. */
export const packCases: CaseGroup = {
  subject: 'packs, memberships, offers, gift cards',
  cases: [
    {
      name: 'the starter pack',
      says: "what's in the starter pack and what does it cost",
      expect: { facts: [productPricePattern('starter-pack'), numberPattern(3)] },
    },
    {
      name: 'buying a pack',
      says: 'I want to buy ten reformer classes',
      expect: {
        facts: [productPricePattern('reformer-pack-10')],
        link: [/^\/buy\/reformer-pack-10/, /^\/checkout\?product=reformer-pack-10/, '/pricing'],
      },
    },
    {
      name: 'a reformer pack for yoga',
      says: 'can i use my reformer pack for yoga',
      expect: { facts: [/\bno\b|only|\bnot\b/] },
      never: [/^yes\b/],
    },
    {
      name: 'a yoga pack for reformer',
      says: 'I have the class pack of 10, does it work for reformer?',
      expect: { facts: [/\bno\b|only|\bnot\b/] },
      never: [/^yes\b/],
    },
    {
      name: 'reformer with Flow',
      says: 'does flow anytime include reformer',
      expect: { facts: [/\bno\b|\bnot\b/] },
      never: [/^yes\b/, /includes reformer/],
    },
    {
      name: 'off-peak at five',
      says: 'can I come at 5pm on the off peak membership?',
      expect: { facts: [/\bno\b|\bnot\b|before (16:00|4)/] },
      never: [/^yes\b/],
    },
    {
      name: 'off-peak at exactly four',
      says: 'is a 4pm class off peak',
      expect: { facts: [/before (16:00|4)|\bno\b|\bnot\b/] },
      never: [/^yes\b/],
    },
    {
      name: 'off-peak at the weekend',
      says: 'are saturday mornings off-peak',
      expect: { facts: [/weekdays?|\bno\b|\bnot\b/] },
      never: [/^yes\b/],
    },
    {
      name: 'sound healing with a membership',
      says: 'Is sound healing covered by unlimited?',
      expect: { facts: [/\bno\b|\bnot\b|on its own/] },
      never: [/^yes\b/],
    },
    {
      name: 'how long the pack of 10 lasts',
      says: 'how long do i have to use the class pack of 10',
      expect: { facts: [/(6|six) weeks|42 days/] },
      never: [/10 weeks|30 days/],
    },
    {
      name: 'how long the reformer pack lasts',
      says: 'when would a reformer pack expire',
      expect: { facts: [/(10|ten) weeks|70 days/] },
      never: [/6 weeks|30 days/],
    },
    {
      name: 'sharing the pack of 10',
      says: 'can my sister use my class pack of 10 with me?',
      expect: { facts: [/\byes\b|share|friends or family|together/] },
      never: [/^no\b/],
    },
    {
      name: 'sharing a reformer pack',
      says: 'can my husband use a class off my reformer pack',
      expect: { facts: [/\bno\b|\bnot\b|one person/] },
      never: [/^yes\b/],
    },
    {
      name: 'unlimited any day',
      says: 'unlimited yoga price per month, evenings too',
      expect: { facts: [productPricePattern('flow-anytime')] },
    },
    {
      name: 'reformer by the month',
      says: 'Is there a monthly membership with reformer?',
      expect: { facts: [productPricePattern('reformer-flex-4'), productPricePattern('reformer-flex-8')] },
      never: [/^no\b/],
    },
    {
      name: 'freezing',
      says: "I'm away for 6 weeks over summer, can I pause my membership?",
      expect: {
        facts: [
          /freeze|frozen|pause/,
          /(once|one) (in )?every (six|6) months|one month or two|(one|1) or (two|2) months/,
        ],
      },
      never: [/^no\b/],
    },
    {
      name: 'ending a membership',
      says: 'how do i cancel my membership',
      expect: { link: '/account' },
      never: [...inventedActionPatterns, /\b(30|14|7) days.? notice/],
    },
    {
      name: 'a minimum term',
      says: 'is there a minimum contract on memberships',
      expect: [{ facts: [/\bno\b|month|until you cancel|any time/] }, ...notKnownAnswers],
      never: [/^yes\b/, /\b(3|6|12|three|six|twelve)[ -]months? (minimum|contract|term)/],
    },
    {
      name: 'the offer for a first visit',
      says: 'any intro offers for reformer?',
      expect: {
        facts: [productPricePattern('first-two-reformer')],
        link: [/first-two-reformer/, '/pricing'],
      },
    },
    {
      name: 'the offer for a second time',
      says: 'I already had the 2 reformer classes for £25. can i get it again',
      expect: { facts: [/once|\bno\b|\bnot\b/] },
      never: [/^yes\b/],
    },
    {
      name: 'the first mat class',
      says: 'whats the first mat class deal',
      expect: { facts: [productPricePattern('first-mat')] },
    },
    {
      name: 'two for one',
      says: 'is there still 2 for 1 on tuesdays?',
      expect: { facts: [/yoga/, /17:00|5 ?pm|evening/] },
      never: [/^no\b/, /two for one on reformer/],
    },
    {
      name: 'two for one on another day',
      says: 'can we use the 2-for-1 yoga on thursday night',
      expect: { facts: [/tuesday/] },
      never: [/^yes\b/],
    },
    {
      name: 'a gift card',
      says: 'do you sell vouchers? its for my mums birthday',
      expect: { facts: [/gift card/], link: [/product=gift-card/, '/pricing'] },
      never: [/^no\b/],
    },
    {
      name: 'how long a gift card lasts',
      says: 'how long is a gift card valid',
      expect: [{ facts: [/24 months|(2|two) years/] }, ...notKnownAnswers],
      never: [/\b(6|12|18) months|(one|1) year/],
    },
    {
      name: 'how much a gift card may be',
      says: 'can I get a gift card for £60?',
      expect: { facts: [[/\byes\b/, /from £10/, /£500/]] },
      never: [/^no\b/],
    },
    {
      name: 'a lost gift card',
      says: 'i deleted the gift card email can you send the code again',
      expect: [{ handOver: true }, { link: contactLinks }],
      never: [/code is/],
    },
    {
      name: 'what suits three times a week',
      says: 'If I do mat three times a week what should I buy?',
      expect: [
        { facts: [[productPricePattern('flow-anytime'), productPricePattern('flow-off-peak')]] },
        { link: '/pricing' },
      ],
    },
  ],
};
