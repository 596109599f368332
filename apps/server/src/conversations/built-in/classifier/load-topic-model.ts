import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { assistantTopics } from '@studio/content/assistant/assistant-topics';
import { getPackageFile } from '../../../platform/package-file.ts';
import { trainTopicModel } from '../../training/train-topic-model.ts';
import type { TopicModel } from './topic-model.ts';

/** File with the trained weights, which `npm run build` writes. */
export const topicModelFile = getPackageFile('build/topic-model.json');

interface StoredModel {
  /** Hash of the topics from which the model was trained. */
  trainedFrom: string;
  model: TopicModel;
}

/** Trains the model of all topics for `topicModelFile`. */
export function buildStoredModel(): StoredModel {
  return { trainedFrom: hashTopics(), model: trainTopicModel(assistantTopics) };
}

let loaded: TopicModel | null = null;

/** Returns the model of all topics: that of the build, or one that is trained now if the topics have changed since. */
export function loadTopicModel(): TopicModel {
  loaded ??= readStoredModel() ?? trainTopicModel(assistantTopics);
  return loaded;
}

function readStoredModel(): TopicModel | null {
  if (!existsSync(topicModelFile)) return null;
  const stored = JSON.parse(readFileSync(topicModelFile, 'utf8')) as StoredModel;
  return stored.trainedFrom === hashTopics() ? stored.model : null;
}

function hashTopics(): string {
  const examples = assistantTopics.map((topic) => [topic.id, topic.examples]);
  return createHash('sha256').update(JSON.stringify(examples)).digest('hex');
}
