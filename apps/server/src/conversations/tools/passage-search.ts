import { findNearestWord } from '@studio/domain/conversations/typo-distance';
import MiniSearch from 'minisearch';
import type { Passage } from '../../integrations/assistant/port.ts';
import type { SourcePassage } from './source-passage.ts';
import { getSynonyms, stemWord } from './stem-words.ts';

const maxPassages = 8;

const synonymWeight = 0.6;

/** Factor for the score of a passage that contains all words of the query, not only some. */
const fullMatchFactor = 1.3;

/**
 * Creates a search over passages with stemming, synonyms, prefixes and typo correction.
 * A passage scores by how rare its matching words are, and how much of the query they cover.
 */
export function createPassageSearch(passages: readonly SourcePassage[]): (query: string) => Passage[] {
  const index = new MiniSearch<SourcePassage>({
    fields: ['title', 'keywords', 'text'],
    processTerm: stemWord,
    tokenize: splitWords,
  });
  index.addAll(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const vocabulary = new Set(
    passages.flatMap(({ title, keywords = '', text }) => splitWords(`${title} ${keywords} ${text}`)),
  );
  const stems = new Set([...vocabulary].flatMap((word) => stemWord(word) ?? []));
  return (query) => {
    const queryStems = [
      ...new Set(
        splitWords(query)
          // A date or a time says nothing about the subject.
          .filter((word) => !/\d/.test(word) || vocabulary.has(word))
          .flatMap((word) => stemWord(correctSpelling(word, vocabulary)) ?? []),
      ),
    ];
    if (queryStems.length === 0) return [];
    const found = index.search(
      {
        combineWith: 'OR',
        queries: queryStems.map((word) => ({ combineWith: 'OR', queries: [word, ...getSynonyms(word)] })),
      },
      searchOptions(new Set(queryStems)),
    );
    const scored = found.flatMap(({ id, score, queryTerms }) => {
      const passage = byId.get(String(id));
      if (!passage) return [];
      const share = coverage(queryStems, new Set(queryTerms), stems);
      const { title, text, link } = passage;
      const full = share === 1 ? fullMatchFactor : 1;
      return { id: passage.id, title, text, link, score: score * share * full, coverage: share };
    });
    return scored.sort((one, other) => other.score - one.score).slice(0, maxPassages);
  };
}

function searchOptions(queryStems: ReadonlySet<string>) {
  return {
    boost: { title: 2.5, keywords: 2, text: 1 },
    prefix: (word: string) => word.length > 3,
    boostTerm: (word: string) => (queryStems.has(word) ? 1 : synonymWeight),
    // The words are stems already.
    processTerm: (word: string) => word,
    tokenize: (word: string) => [word],
  };
}

/** Returns the share of query words that a passage contains, synonyms included, from 0 to 1. */
function coverage(
  queryStems: readonly string[],
  matched: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
): number {
  const met = queryStems.filter(
    (word) => matched.has(word) || getSynonyms(word).some((other) => matched.has(other)),
  );
  // A word in no passage is probably the subject of the question, so it counts twice.
  const unknown = queryStems.filter(
    (word) => !vocabulary.has(word) && !getSynonyms(word).some((other) => vocabulary.has(other)),
  );
  return met.length / (queryStems.length + unknown.length);
}

/** Corrects a misspelled word to the nearest word in the passages. */
function correctSpelling(word: string, vocabulary: ReadonlySet<string>): string {
  return vocabulary.has(word) || stemWord(word) === null ? word : (findNearestWord(word, vocabulary) ?? word);
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean);
}
