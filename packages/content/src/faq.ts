import type { FaqCopy, FaqQuestion } from './site-copy/faq-fields.ts';

/** Question with its answer (handbook: pages 3). */
export interface FaqItem extends Omit<FaqQuestion, 'alsoIn' | 'pages'> {
  /** Ids of the question's topics. The first one is its group on the unfiltered page. */
  tags: readonly string[];
}

/** Page besides /faq that shows some questions. */
export type FaqPage = 'home' | 'classes' | 'pricing';

/** Topic as a filter shows it. The first topic doesn't filter. */
export interface FaqTopicLabels {
  id: string;
  label: string;
  heading: string;
}

/** Returns all questions of /faq in page order, or those that another page shows. */
export function listFaqItems({ topics }: Pick<FaqCopy, 'topics'>, page?: FaqPage): FaqItem[] {
  return topics.flatMap(({ id: topic, questions }) =>
    questions
      .filter(({ pages }) => page === undefined || pages.includes(page))
      .map(({ id, question, answer, more, alsoIn }) => ({
        id,
        question,
        answer,
        more,
        tags: [topic, ...alsoIn.filter((other) => other !== topic)],
      })),
  );
}

/** Returns the topics that have questions. */
export function listFaqTopics({ topics }: Pick<FaqCopy, 'topics'>): FaqTopicLabels[] {
  return topics
    .filter(({ questions }) => questions.length > 0)
    .map(({ id, label, heading }) => ({ id, label, heading }));
}
