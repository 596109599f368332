import { assistantTopics } from '@studio/content/assistant/assistant-topics';
import { trainTopicModel } from './train-topic-model.ts';

/**
 * Model of all topics. In development and tests it is trained when this module is first imported; the build replaces
 * this module by the trained weights.
 */
export const trainedTopics = trainTopicModel(assistantTopics);
