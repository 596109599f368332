import type { SavedExample } from '../../integrations/assistant/port.ts';
import { extractFeatures } from '../built-in/classifier/extract-features.ts';
import type { TopicModel } from '../built-in/classifier/topic-model.ts';
import { assistantTopicsById } from '../built-in/topics.ts';
import { toExampleText } from './to-example-text.ts';

/** Minimum cosine similarity of the features with which a message counts as the same as an example. */
const minSimilarity = 0.85;

/** Examples for comparison: by text, and by the features that occur in them. */
interface ExampleIndex {
  topicIds: readonly string[];
  byText: ReadonlyMap<string, string>;
  /** By feature: pairs of an example's position and the feature's share of its vector of length 1. */
  byFeature: ReadonlyMap<string, readonly number[]>;
}

/** Cached index of each list of examples. A new list replaces the old one whenever staff save or remove an example. */
const indexes = new WeakMap<readonly SavedExample[], ExampleIndex>();

/**
 * Returns the topic under which staff have saved this message or nearly the same one; null if there is none
 * (handbook: chat 14). Rare words count more, so that "leave my dog" isn't "leave my bag".
 */
export function findTopicBySavedExample(
  text: string,
  examples: readonly SavedExample[],
  model: TopicModel,
): string | null {
  if (examples.length === 0) return null;
  const index = indexes.get(examples) ?? buildIndex(examples, model);
  indexes.set(examples, index);
  const normalized = toExampleText(text);
  return index.byText.get(normalized) ?? findSimilar(normalized, index, model);
}

function buildIndex(examples: readonly SavedExample[], model: TopicModel): ExampleIndex {
  const known = examples.filter(({ topicId }) => assistantTopicsById.has(topicId));
  const byFeature = new Map<string, number[]>();
  for (const [position, { text }] of known.entries())
    for (const [name, value] of toVector(text, model)) {
      const row = byFeature.get(name) ?? [];
      row.push(position, value);
      byFeature.set(name, row);
    }
  return {
    topicIds: known.map(({ topicId }) => topicId),
    byText: new Map(known.map(({ text, topicId }) => [text, topicId])),
    byFeature,
  };
}

function findSimilar(text: string, { topicIds, byFeature }: ExampleIndex, model: TopicModel): string | null {
  const cosines = new Float64Array(topicIds.length);
  for (const [name, value] of toVector(text, model)) {
    const row = byFeature.get(name) ?? [];
    for (let at = 0; at < row.length; at += 2) {
      const position = row[at] ?? 0;
      cosines[position] = (cosines[position] ?? 0) + value * (row[at + 1] ?? 0);
    }
  }
  const best = cosines.reduce((most, one) => Math.max(most, one), 0);
  return best >= minSimilarity ? (topicIds[cosines.indexOf(best)] ?? null) : null;
}

/** Returns the features of a text, weighted by their rarity, as a vector of length 1. */
function toVector(text: string, { features, unknownRarity }: TopicModel): [string, number][] {
  const weighted = [...extractFeatures(text)].map(([name, weight]): [string, number] => [
    name,
    weight * (features[name]?.[0] ?? unknownRarity),
  ]);
  const length = Math.hypot(...weighted.map(([, value]) => value)) || 1;
  return weighted.map(([name, value]) => [name, value / length]);
}
