/** Topic of a question, used as filter. `general` covers questions before a first visit. */
export type FaqTag =
  | 'general'
  | 'booking'
  | 'reformer'
  | 'pregnancy'
  | 'female-only'
  | 'payments'
  | 'policies';

/** A question with its answer (handbook: pages 3). Answers contain no prices, because prices are data. */
export interface FaqItem {
  /** Also the URL fragment that opens it on /faq. */
  id: string;
  question: string;
  /** One paragraph, plain text. */
  answer: string;
  /** Its first tag is its group on the unfiltered page. */
  tags: readonly [FaqTag, ...FaqTag[]];
  /** Link after the answer. */
  more?: { label: string; to: string };
}
