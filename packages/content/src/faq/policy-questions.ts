import type { FaqItem } from './faq-item.ts';

/** Questions about the studio's policies (handbook: pages 3). */
export const policyQuestions: readonly FaqItem[] = [
  {
    id: 'cancel',
    question: 'Can I cancel or move a class?',
    answer:
      'Yes. Until 24 hours before the start it is free: the card is refunded or the credit comes back. To move, open the booking and choose another class of the same price. Later than that you can still give up your place; if somebody takes it, you get the money or the credit back.',
    tags: ['policies', 'booking', 'payments'],
  },
  {
    id: 'late-for-class',
    question: 'What happens if I am late?',
    answer:
      'Once the class has begun the door stays closed, for the calm and the safety of those inside. The place counts as used. If a train has stopped, ring us: we cannot hold the door, but we like to know.',
    tags: ['policies'],
  },
  {
    id: 'studio-cancels',
    question: 'What if you cancel the class?',
    answer:
      'Then you get all of your money or your credit back, and an email as soon as we know. If another instructor takes over, the class goes ahead.',
    tags: ['policies', 'payments'],
  },
  {
    id: 'freeze-membership',
    question: 'Can I freeze my membership?',
    answer:
      'Yes, once every six months, for one month or two from the next payment on. You do it in your account, which says beforehand what it changes. While it is frozen nothing is charged; then it goes on by itself.',
    tags: ['policies', 'payments'],
    more: { label: 'Your account', to: '/account' },
  },
  {
    id: 'refund-time',
    question: 'When does a refund arrive?',
    answer:
      'We send it at once. Most cards show it within 5 to 10 working days; how long your bank takes is not in our hands. A credit is back in its pack straight away.',
    tags: ['payments', 'policies'],
  },
];
