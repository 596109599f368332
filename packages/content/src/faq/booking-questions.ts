import type { FaqQuestion } from '../site-copy/faq-fields.ts';

export const bookingQuestions: readonly FaqQuestion[] = [
  {
    id: 'how-to-book',
    question: 'How do I book a class?',
    answer:
      'Open the timetable, choose a day and a class, and select Book. We hold your place for 10 minutes while you enter your details and pay. Then we email you a confirmation with a QR code for check-in.',
    alsoIn: [],
    pages: ['classes'],
    more: { label: 'See the timetable', to: '/timetable' },
  },
  {
    id: 'need-an-account',
    question: 'Do I need an account?',
    answer:
      'No. You can book and pay for a class as a guest with your name and email. Your confirmation has the QR code for check-in and the link to cancel. You need an account for packs, memberships and 1:1s.',
    alsoIn: [],
    pages: [],
    more: null,
  },
  {
    id: 'book-for-friends',
    question: 'Can I book for friends too?',
    answer:
      'Yes, you can book up to four places at once. Each person gets their own booking and QR code, and you can cancel each booking separately.',
    alsoIn: [],
    pages: [],
    more: null,
  },
  {
    id: 'class-full',
    question: 'The class I want is full. What can I do?',
    answer:
      'Join the waiting list on the timetable. When a place becomes available, we email the first person on it and hold the place for them, usually for an hour. Most classes run several times a week, so another day may suit you too.',
    alsoIn: [],
    pages: ['classes'],
    more: { label: 'See the timetable', to: '/timetable' },
  },
  {
    id: 'tour',
    question: 'Can I see the studio first?',
    answer:
      'Yes. Tours are free and take half an hour. We’ll show you both rooms and the reformers and answer your questions. Choose a day and a time, and bring a friend if you like.',
    alsoIn: ['general'],
    pages: [],
    more: { label: 'Book a tour', to: '/tour' },
  },
];
