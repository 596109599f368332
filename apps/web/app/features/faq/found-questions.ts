import { type FaqItem, type FaqTag, faq, faqTags } from '@studio/content/faq';
import type { Asked } from './faq-address.ts';
import { hasAll, searchWords } from './matches.ts';

/** Questions under one heading. */
export interface QuestionGroup {
  tag: FaqTag;
  questions: FaqItem[];
}

/** What a search in a subject finds, in the order of the page. General holds every question. */
export function foundQuestions({ topic, query }: Asked): FaqItem[] {
  const words = searchWords(query);
  return faq.filter(
    ({ tags, question, answer }) =>
      (topic === 'general' || tags.includes(topic)) && hasAll(words, question, answer),
  );
}

/** The questions by their first tag, in the order of the chips; groups without any are left out. */
export function inGroups(questions: readonly FaqItem[]): QuestionGroup[] {
  return faqTags
    .map(({ tag }) => ({ tag, questions: questions.filter(({ tags }) => tags[0] === tag) }))
    .filter((group) => group.questions.length > 0);
}
