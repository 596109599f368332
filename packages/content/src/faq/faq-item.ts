/** Topic of a question, used as filter. `general` covers questions before a first visit. */
export type FaqTag =
  | 'general'
  | 'booking'
  | 'reformer'
  | 'pregnancy'
  | 'female-only'
  | 'payments'
  | 'policies';

/** Question with its answer (handbook: pages 3). Answers contain no prices, because prices are data. */
export interface FaqItem {
  /** Id of the question, which is also the URL fragment that opens it on /faq. */
  id: string;
  question: string;
  /** Answer as one paragraph of plain text. */
  answer: string;
  /** Topics of the question. The first one is its group on the unfiltered page. */
  tags: readonly [FaqTag, ...FaqTag[]];
  /** Link after the answer. */
  more?: { label: string; to: string };
}
