import { extractFeatures } from './extract-features.ts';
import { softmax } from './softmax.ts';

/** Trained weights of the topics, as data. */
export interface TopicModel {
  topicIds: readonly string[];
  /** Value of one unit of the rounded weights. */
  scale: number;
  /** By feature: how rare it is, followed by pairs of a topic's index and its weight in units, from -127 to 127. */
  features: Record<string, readonly number[]>;
  biases: readonly number[];
  /** Rarity of features that occur in no example. */
  unknownRarity: number;
}

export interface TopicScore {
  topicId: string;
  /** Estimated probability that the message belongs to the topic, from 0 to 1. */
  probability: number;
}

/** Returns all topics with their probabilities for a message, the most probable first. */
export function rankTopics(model: TopicModel, text: string): TopicScore[] {
  // Unknown features count towards the length, so that a message of mostly unknown words resembles no topic.
  const features = [...extractFeatures(text)].map(([name, weight]) => {
    const row = model.features[name] ?? [];
    return { value: weight * (row[0] ?? model.unknownRarity), row };
  });
  const length = Math.hypot(...features.map(({ value }) => value)) || 1;
  const scores = Float64Array.from(model.biases);
  for (const { value, row } of features)
    for (let at = 1; at < row.length; at += 2) {
      const topic = row[at] ?? 0;
      scores[topic] = (scores[topic] ?? 0) + (row[at + 1] ?? 0) * model.scale * (value / length);
    }
  const probabilities = softmax(scores);
  return model.topicIds
    .map((topicId, topic) => ({ topicId, probability: probabilities[topic] ?? 0 }))
    .sort((one, other) => other.probability - one.probability);
}
