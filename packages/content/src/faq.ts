import { bookingQuestions } from './faq/booking.ts';
import type { FaqItem, FaqTag } from './faq/faq-item.ts';
import { femaleOnlyQuestions } from './faq/female-only.ts';
import { generalQuestions } from './faq/general.ts';
import { paymentQuestions } from './faq/payments.ts';
import { policyQuestions } from './faq/policies.ts';
import { pregnancyQuestions } from './faq/pregnancy.ts';
import { reformerQuestions } from './faq/reformer.ts';

export type { FaqItem, FaqTag };

/** Every question, in the order of the page. */
export const faq: readonly FaqItem[] = [
  ...generalQuestions,
  ...bookingQuestions,
  ...reformerQuestions,
  ...pregnancyQuestions,
  ...femaleOnlyQuestions,
  ...paymentQuestions,
  ...policyQuestions,
];

/** The chips of /faq in their order (handbook: pages 3). General narrows nothing. */
export const faqTags: readonly { tag: FaqTag; label: string }[] = [
  { tag: 'general', label: 'General' },
  { tag: 'booking', label: 'Booking' },
  { tag: 'reformer', label: 'Reformer' },
  { tag: 'pregnancy', label: 'Pregnancy' },
  { tag: 'female-only', label: 'Female-only' },
  { tag: 'payments', label: 'Payments' },
  { tag: 'policies', label: 'Policies' },
];

/** The questions with these ids, in this order: what home, classes and pricing show of the whole list. */
export function faqById(ids: readonly string[]): FaqItem[] {
  return ids.map((id) => {
    const item = faq.find((candidate) => candidate.id === id);
    if (!item) throw new Error(`No question ${id}`);
    return item;
  });
}
