import { type FaqItem, type FaqTag, faqItems, faqTags } from '@studio/content/faq';
import type { FaqQuery } from './faq-url.ts';
import { rankQuestion, tokenizeQuery } from './search-matching.ts';

/** Questions under one heading. */
export interface QuestionGroup {
  tag: FaqTag;
  questions: FaqItem[];
}

/** What a search in a subject finds, the best first; without words in the order of the page. General holds every question. */
export function searchQuestions({ topic, query }: FaqQuery): FaqItem[] {
  const words = tokenizeQuery(query);
  const ofTopic = faqItems.filter(({ tags }) => topic === 'general' || tags.includes(topic));
  if (words.length === 0) return query === '' ? ofTopic : [];
  return ofTopic
    .map((item) => ({ item, rank: rankQuestion(words, item.question, item.answer) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}

/** The questions by their first tag, in the order of the chips; groups without any are left out. */
export function groupQuestions(questions: readonly FaqItem[]): QuestionGroup[] {
  return faqTags
    .map(({ tag }) => ({ tag, questions: questions.filter(({ tags }) => tags[0] === tag) }))
    .filter((group) => group.questions.length > 0);
}
