import { type FaqItem, type FaqTag, faq, faqTags } from '@studio/content/faq';
import type { Asked } from './faq-address.ts';
import { rankOf, searchWords } from './matches.ts';

/** Questions under one heading. */
export interface QuestionGroup {
  tag: FaqTag;
  questions: FaqItem[];
}

/** What a search in a subject finds, the best first; without words in the order of the page. General holds every question. */
export function foundQuestions({ topic, query }: Asked): FaqItem[] {
  const words = searchWords(query);
  const ofTopic = faq.filter(({ tags }) => topic === 'general' || tags.includes(topic));
  if (words.length === 0) return query === '' ? ofTopic : [];
  return ofTopic
    .map((item) => ({ item, rank: rankOf(words, item.question, item.answer) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}

/** The questions by their first tag, in the order of the chips; groups without any are left out. */
export function inGroups(questions: readonly FaqItem[]): QuestionGroup[] {
  return faqTags
    .map(({ tag }) => ({ tag, questions: questions.filter(({ tags }) => tags[0] === tag) }))
    .filter((group) => group.questions.length > 0);
}
