import type { FaqQuestion } from '../site-copy/faq-fields.ts';

/** Questions about the studio's policies (handbook: pages 3). */
export const policyQuestions: readonly FaqQuestion[] = [
  {
    id: 'cancel',
    question: 'Can I cancel or move a class?',
    answer:
      'Yes, free of charge up to 24 hours before the class starts. If you cancel, we refund your card or return your session. To move, open the booking and choose another class of the same kind and price. In the last 24 hours you can still release your place. If someone takes it, we refund you or return your session.',
    alsoIn: ['booking', 'payments'],
    pages: ['home', 'classes', 'pricing'],
    more: null,
  },
  {
    id: 'late-for-class',
    question: 'What happens if I’m late?',
    answer:
      'You can’t join once the class has started. The door stays closed so everyone inside is safe and undisturbed, and your place counts as used. If your train is delayed, call us. We can’t hold the door, but we’d like to know.',
    alsoIn: [],
    pages: [],
    more: null,
  },
  {
    id: 'studio-cancels',
    question: 'What if you cancel the class?',
    answer:
      'We refund your payment or return your session in full, and email you as soon as we know. If another instructor takes over, the class goes ahead.',
    alsoIn: ['payments'],
    pages: ['pricing'],
    more: null,
  },
  {
    id: 'freeze-membership',
    question: 'Can I freeze my membership?',
    answer:
      'Yes, once every six months, for one or two months from your next payment date. Freeze it in your account, where you’ll see what will change before you confirm. We don’t charge you while it’s frozen. Then it continues automatically.',
    alsoIn: ['payments'],
    pages: ['pricing'],
    more: { label: 'Your account', to: '/account' },
  },
];
