import { bookingQuestions } from './faq/booking-questions.ts';
import type { FaqItem, FaqTag } from './faq/faq-item.ts';
import { femaleOnlyQuestions } from './faq/female-only-questions.ts';
import { generalQuestions } from './faq/general-questions.ts';
import { paymentQuestions } from './faq/payment-questions.ts';
import { policyQuestions } from './faq/policy-questions.ts';
import { pregnancyQuestions } from './faq/pregnancy-questions.ts';
import { reformerQuestions } from './faq/reformer-questions.ts';

export type { FaqItem, FaqTag };

/** All questions of /faq in page order. */
export const faqItems: readonly FaqItem[] = [
  ...generalQuestions,
  ...bookingQuestions,
  ...reformerQuestions,
  ...pregnancyQuestions,
  ...femaleOnlyQuestions,
  ...paymentQuestions,
  ...policyQuestions,
];

/** Topics of /faq in order (handbook: pages 3). The topic `general` doesn't filter. */
export const faqTags: readonly { tag: FaqTag; label: string }[] = [
  { tag: 'general', label: 'General' },
  { tag: 'booking', label: 'Booking' },
  { tag: 'reformer', label: 'Reformer' },
  { tag: 'pregnancy', label: 'Pregnancy' },
  { tag: 'female-only', label: 'Female-only' },
  { tag: 'payments', label: 'Payments' },
  { tag: 'policies', label: 'Policies' },
];

/** Returns the questions with the given ids, in the order of the ids. Throws an Error for an unknown id. */
export function getFaqByIds(ids: readonly string[]): FaqItem[] {
  return ids.map((id) => {
    const item = faqItems.find((candidate) => candidate.id === id);
    if (!item) throw new Error(`There is no question ${id}.`);
    return item;
  });
}
