/** What a question is about. The FAQ page narrows by it; `general` is what people ask before their first visit. */
export type FaqTag =
  | 'general'
  | 'booking'
  | 'reformer'
  | 'pregnancy'
  | 'female-only'
  | 'payments'
  | 'policies';

/** One question with its answer (handbook: pages 3). Answers carry no price: prices are data. */
export interface FaqItem {
  /** Also the fragment under which /faq opens it. */
  id: string;
  question: string;
  /** One paragraph, plain text. */
  answer: string;
  /** The first is the group that it stands in when nothing is narrowed down. */
  tags: readonly [FaqTag, ...FaqTag[]];
  /** A way on, behind the answer. */
  more?: { label: string; to: string };
}
