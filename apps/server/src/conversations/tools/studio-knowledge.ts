import { siteCopyDefaults } from '@studio/content/site-copy/site-copy-defaults';
import { siteCopyIds } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { toLondonDate } from '@studio/domain/time/london';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { loadSiteCopy } from '../../catalogue/site-copy/load-site-copy.ts';
import { loadDataVersion } from '../../catalogue/store.ts';
import type { Passage, SavedExample, StudioDetails } from '../../integrations/assistant/port.ts';
import type { Database } from '../../platform/database/database.ts';
import { listNewestExamples } from '../examples/example-store.ts';
import { buildPassages } from './build-passages.ts';
import { createPassageSearch } from './passage-search.ts';
import { readStudioDetails } from './read-studio-details.ts';
import { buildTopicPassages } from './topic-passages.ts';

/** Details of a branch, a search over its passages, and the examples that staff have saved. */
export interface StudioKnowledge {
  studio: StudioDetails;
  search: (words: string) => readonly Passage[];
  passages: ReadonlyMap<string, Passage>;
  savedExamples: readonly SavedExample[];
}

interface CacheEntry {
  version: string;
  knowledge: Promise<StudioKnowledge>;
}

/**
 * Cached knowledge of each branch. It is replaced when the data version or the day changes, because past closures must
 * disappear.
 */
const cache = new WeakMap<Database, Map<string, CacheEntry>>();

/** Returns the current knowledge about a branch. Throws AppError not_found for an unknown branch. */
export async function loadStudioKnowledge(
  database: Database,
  branchId: string,
  now: Date,
): Promise<StudioKnowledge> {
  const version = `${await loadDataVersion(database, branchId)} ${toLondonDate(now)}`;
  const ofDatabase = cache.get(database) ?? new Map<string, CacheEntry>();
  cache.set(database, ofDatabase);
  const cached = ofDatabase.get(branchId);
  if (cached?.version === version) return cached.knowledge;
  const knowledge = read(database, branchId, now);
  ofDatabase.set(branchId, { version, knowledge });
  // A failed load isn't cached.
  knowledge.catch(() => ofDatabase.delete(branchId));
  return knowledge;
}

async function read(database: Database, branchId: string, now: Date): Promise<StudioKnowledge> {
  const catalogue = await loadCatalogue(database, branchId);
  const copy = await loadSiteCopy(database, branchId, siteCopyIds);
  const studio = await readStudioDetails(database, branchId, { catalogue, copy }, now);
  const passages = buildPassages(catalogue, copy);
  const builtInTexts = listBuiltInTexts(catalogue);
  const search = createPassageSearch(passages);
  return {
    studio,
    search: (words) =>
      search(words).map((found) => ({ ...found, isEdited: builtInTexts.get(found.id) !== found.text })),
    passages: new Map(
      [...passages, ...buildTopicPassages(catalogue, copy)].map(({ id, title, text, link }) => {
        const isEdited = builtInTexts.get(id) !== text;
        return [id, { id, title, text, link, isEdited, score: 0, coverage: 0 }];
      }),
    ),
    savedExamples: await listNewestExamples(database, branchId),
  };
}

/** Returns the built-in texts of the passages, by passage id. A text with placeholders always counts as edited. */
function listBuiltInTexts(catalogue: GetCatalogueResponse): ReadonlyMap<string, string> {
  const passages = [
    ...buildPassages(catalogue, siteCopyDefaults),
    ...buildTopicPassages(catalogue, siteCopyDefaults),
  ];
  return new Map(passages.map(({ id, text }) => [id, text]));
}
