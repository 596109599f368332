import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildStoredModel,
  topicModelFile,
} from '@studio/server/conversations/built-in/classifier/trained-topics';

/** `node scripts/train-assistant.ts`: trains the topics of the chat assistant. `npm run build` runs it. */
mkdirSync(path.dirname(topicModelFile), { recursive: true });
// Renamed when complete, so that a running server never reads a part of it.
const unfinished = `${topicModelFile}.new`;
writeFileSync(unfinished, JSON.stringify(buildStoredModel()));
renameSync(unfinished, topicModelFile);
