import type { FaqItem } from './faq-item.ts';

export const bookingQuestions: readonly FaqItem[] = [
  {
    id: 'how-to-book',
    question: 'How do I book a class?',
    answer:
      'Open the timetable, choose a day and a class, and press Book. We hold your place for 10 minutes while you give your name and pay. Then the confirmation arrives by email, with a code for the door.',
    tags: ['booking'],
    more: { label: 'Open the timetable', to: '/timetable' },
  },
  {
    id: 'need-an-account',
    question: 'Do I need an account?',
    answer:
      'No. You can book and pay as a guest with your name and email. Everything you need later, the code for the door and the link to cancel, is in the confirmation.',
    tags: ['booking'],
  },
  {
    id: 'book-for-friends',
    question: 'Can I book for friends too?',
    answer:
      'Yes, up to four places in one order. Each person gets a booking and a code of their own, and each can be cancelled without touching the others.',
    tags: ['booking'],
  },
  {
    id: 'class-full',
    question: 'The class I want is full. What can I do?',
    answer:
      'Join its waiting list in the timetable. When somebody cancels, most often a day ahead, the first in line is written to and has the place held for a while. The same class is taught several times a week, so another day may suit as well.',
    tags: ['booking'],
    more: { label: 'Open the timetable', to: '/timetable' },
  },
  {
    id: 'tour',
    question: 'May I see the studio first?',
    answer:
      'Please do. A tour is a free half hour: both rooms, the reformers, and somebody to ask. Pick a day and a time, and bring whoever you like.',
    tags: ['booking', 'general'],
    more: { label: 'Book a tour', to: '/tour' },
  },
];
