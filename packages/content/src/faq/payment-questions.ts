import type { FaqQuestion } from '../site-copy/faq-fields.ts';

/** Questions about prices and payment. Answers never contain amounts, which /pricing shows. */
export const paymentQuestions: readonly FaqQuestion[] = [
  {
    id: 'prices',
    question: 'What does a class cost?',
    answer:
      'It depends on the class and how often you come. You can pay per class, buy a pack or take out a monthly membership. The pricing page has every price and suggests what suits you.',
    alsoIn: [],
    pages: [],
    more: { label: 'See pricing', to: '/pricing' },
  },
  {
    id: 'ways-to-pay',
    question: 'How can I pay?',
    answer:
      'By card on this site when you book. Your card details go straight to our payment provider and never reach us. We email you a receipt. Prices are in pounds, and there’s nothing added at the end.',
    alsoIn: ['booking'],
    pages: ['pricing'],
    more: null,
  },
  {
    id: 'share-a-pack',
    question: 'Can I share a class pack?',
    answer:
      'You can share the Class Pack of 10 with friends or family who check in with you. The Starter Pack and the Reformer Pack are for one person.',
    alsoIn: ['policies'],
    pages: ['pricing'],
    more: { label: 'See packs', to: '/pricing#packs' },
  },
  {
    id: 'what-covers-what',
    question: 'Does my pack or membership cover every class?',
    answer:
      'It depends on the pack or membership. Yoga and Mat packs cover Yoga and Mat, and Reformer packs cover Reformer. Off-peak means weekday classes that start before 16:00. Sound Healing is always paid for separately.',
    alsoIn: ['policies', 'reformer'],
    pages: ['pricing'],
    more: { label: 'See what’s covered', to: '/pricing#packages-eligibility' },
  },
  {
    id: 'refund-time',
    question: 'When does a refund arrive?',
    answer:
      'We send it straight away. It reaches most cards within 5 to 10 days, depending on your bank. If you paid with a session, we return it to your pack straight away.',
    alsoIn: ['policies'],
    pages: ['pricing'],
    more: null,
  },
];
