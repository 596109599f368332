import { bookingQuestions } from '../faq/booking-questions.ts';
import { femaleOnlyQuestions } from '../faq/female-only-questions.ts';
import { generalQuestions } from '../faq/general-questions.ts';
import { paymentQuestions } from '../faq/payment-questions.ts';
import { policyQuestions } from '../faq/policy-questions.ts';
import { pregnancyQuestions } from '../faq/pregnancy-questions.ts';
import { reformerQuestions } from '../faq/reformer-questions.ts';
import type { FaqCopy } from './faq-fields.ts';

/** Built-in questions and answers. */
export const faqDefaults: FaqCopy = {
  description:
    'What to bring, when to arrive, cancelling, freezing, pregnancy, female-only classes and paying.',
  heading: 'Good to know',
  lead: 'What people ask before they come, answered the way we’d answer at the front desk. Search, or choose a topic.',
  topics: [
    {
      id: 'general',
      label: 'General',
      heading: 'Before you come',
      recommendedClass: 'classic-mat',
      reason: 'The easiest class to start with. There’s nothing to learn first and nothing to bring.',
      questions: generalQuestions,
    },
    {
      id: 'booking',
      label: 'Booking',
      heading: 'Booking',
      recommendedClass: 'reformer-foundations',
      reason: 'A calm start. You learn the machine before you use it, and there’s time for questions.',
      questions: bookingQuestions,
    },
    {
      id: 'reformer',
      label: 'Reformer',
      heading: 'Reformer',
      recommendedClass: 'reformer-foundations',
      reason: 'If the springs look confusing, start here. You learn what each one does.',
      questions: reformerQuestions,
    },
    {
      id: 'pregnancy',
      label: 'Pregnancy',
      heading: 'Pregnancy',
      recommendedClass: 'prenatal-mat',
      reason: 'A small group, bolsters where you want them and no lying on your front.',
      questions: pregnancyQuestions,
    },
    {
      id: 'female-only',
      label: 'Female-only',
      heading: 'Female-only',
      recommendedClass: 'female-only-mat',
      reason: 'Only women in the room, with a woman teaching.',
      questions: femaleOnlyQuestions,
    },
    {
      id: 'payments',
      label: 'Payments',
      heading: 'Payments',
      recommendedClass: 'vinyasa-yoga',
      reason: 'A class to come back to. The Yoga and Mat packs and the Flow memberships all cover it.',
      questions: paymentQuestions,
    },
    {
      id: 'policies',
      label: 'Policies',
      heading: 'Policies',
      recommendedClass: 'restorative-yin-yoga',
      reason: 'A slow, restful class after so many rules.',
      questions: policyQuestions,
    },
  ],
  rules: {
    heading: 'Four rules to know',
    lead: 'Worth reading before your first class.',
    arriving: 'Before the class starts. That leaves time to check in, change and talk to your instructor.',
    freezing:
      'You can freeze a membership once every six months, for one or two months. Freeze it in your account. We don’t charge you while it’s frozen.',
    late: 'Once a class has started, the door stays closed so no one is disturbed. Your place counts as used.',
  },
  recommendedHeading: 'A good class to start with',
};
