import type { FaqItem } from './faq-item.ts';

/** Questions about prices and payment. Answers never contain amounts, which /pricing shows. */
export const paymentQuestions: readonly FaqItem[] = [
  {
    id: 'prices',
    question: 'What does a class cost?',
    answer:
      'It depends on the class and on how often you come: one class at a time, a pack, or a membership by the month. The pricing page has every price and works out what suits once, twice or three times a week.',
    tags: ['payments'],
    more: { label: 'See pricing', to: '/pricing' },
  },
  {
    id: 'ways-to-pay',
    question: 'How can I pay?',
    answer:
      'By card, on this site, when you book. Card details go straight to our payment provider and never reach us. You get a receipt by email, and prices are in pounds with nothing added at the end.',
    tags: ['payments', 'booking'],
  },
  {
    id: 'share-a-pack',
    question: 'Can I share a class pack?',
    answer:
      'The Class Pack of 10, yes: with friends or family who check in together with you. The Starter Pack and the Reformer Pack are for one person.',
    tags: ['payments', 'policies'],
    more: { label: 'See the packs', to: '/pricing#packs' },
  },
  {
    id: 'what-covers-what',
    question: 'Does my pack or membership cover every class?',
    answer:
      'Each covers what it names. Yoga and Mat packs are for Yoga and Mat, Reformer packs for Reformer. Off-peak means weekday classes that start before 16:00. Sound Healing is always paid on its own.',
    tags: ['payments', 'policies', 'reformer'],
    more: { label: 'What covers what', to: '/pricing#packages-eligibility' },
  },
];
