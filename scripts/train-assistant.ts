import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildStoredModel,
  topicModelFile,
} from '@studio/server/conversations/built-in/classifier/load-topic-model';

/**
 * `node scripts/train-assistant.ts`: trains the model that recognises the topics of chat messages, and writes it to
 * `topicModelFile`. `npm run build` runs it.
 */
mkdirSync(path.dirname(topicModelFile), { recursive: true });
// Renamed when complete, so that a running server never reads a partly written file.
const unfinished = `${topicModelFile}.new`;
writeFileSync(unfinished, JSON.stringify(buildStoredModel()));
renameSync(unfinished, topicModelFile);
