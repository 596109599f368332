import { bookingQuestions } from '../faq/booking-questions.ts';
import { generalQuestions } from '../faq/general-questions.ts';
import { paymentQuestions } from '../faq/payment-questions.ts';
import { policyQuestions } from '../faq/policy-questions.ts';
import { faqDefaults } from './faq.ts';
import type { FaqCopy, FaqQuestion } from './faq-fields.ts';

const noClass = { recommendedClass: '', reason: '' };

/** Questions and answers of an empty studio: the built-in ones, reworded where they describe Miles Street. */
export const emptyStudioFaq: FaqCopy = {
  ...faqDefaults,
  description: 'What to bring, when to arrive, cancelling, freezing and paying.',
  topics: [
    {
      ...{ id: 'general', label: 'General', heading: 'Before you come', ...noClass },
      questions: [
        ...replaceAnswers(generalQuestions, {
          'what-to-bring': {
            answer:
              'Wear clothes you can bend in, and bring water. If you’re not sure what else you need, contact us.',
          },
          'class-length': {
            answer: 'The timetable shows how long each class is. Every class starts and ends on time.',
          },
          'which-class-first': {
            question: 'I’m new. Where do I start?',
            answer:
              'Look for a class for beginners. We say who each class suits. Tell the instructor it’s your first time and they’ll keep an eye on you.',
          },
          'group-size': {
            answer: 'The timetable shows how many places each class has, and how many are left.',
          },
        }),
        {
          id: 'pregnant',
          question: 'Can I come while I’m pregnant?',
          answer:
            'Ask your midwife or doctor first, and tell the instructor before the class starts. If you’re not sure which class suits you, contact us.',
          alsoIn: [],
          pages: ['home'],
          more: { label: 'Who each class suits', to: '/eligibility' },
        },
      ],
    },
    {
      ...{ id: 'booking', label: 'Booking', heading: 'Booking', ...noClass },
      questions: replaceAnswers(bookingQuestions, {
        'class-full': {
          answer:
            'Join the waiting list on the timetable. When a place becomes available, we email the first person on it and hold the place for them, usually for an hour.',
        },
        tour: {
          answer:
            'Yes. Tours are free and take half an hour. We’ll show you round and answer your questions. Choose a day and a time, and bring a friend if you like.',
        },
      }),
    },
    {
      ...{ id: 'payments', label: 'Payments', heading: 'Payments', ...noClass },
      questions: replaceAnswers(paymentQuestions, {
        'share-a-pack': {
          answer:
            'Some packs can be shared with friends or family who check in with you. The pricing page shows which ones.',
        },
        'what-covers-what': {
          answer: 'It depends on the pack or membership. The pricing page shows what each one covers.',
        },
      }),
    },
    {
      ...{ id: 'policies', label: 'Policies', heading: 'Policies', ...noClass },
      questions: policyQuestions,
    },
  ],
};

/** Replaces the answers, and questions, with the given ids. Each question stays only in topics that exist. */
function replaceAnswers(
  questions: readonly FaqQuestion[],
  replacements: Readonly<Record<string, { question?: string; answer: string }>>,
): FaqQuestion[] {
  return questions.map((one) => ({
    ...one,
    ...replacements[one.id],
    alsoIn: one.alsoIn.filter((topic) => topic !== 'reformer'),
  }));
}
