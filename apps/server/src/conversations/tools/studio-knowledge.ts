import { toLondonDate } from '@studio/domain/time/london';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { loadDataVersion } from '../../catalogue/store.ts';
import type { Passage, StudioDetails } from '../../integrations/assistant/port.ts';
import type { Database } from '../../platform/database.ts';
import { buildPassages } from './build-passages.ts';
import { createPassageSearch } from './passage-search.ts';
import { readStudioDetails } from './read-studio-details.ts';

/** What a branch says about itself, and the search through it. */
export interface StudioKnowledge {
  facts: StudioDetails;
  search: (words: string) => readonly Passage[];
}

interface Kept {
  version: string;
  knowledge: Promise<StudioKnowledge>;
}

/** Made once for each version of the data and each day, since closed days that are over are not told. */
const kept = new WeakMap<Database, Map<string, Kept>>();

/** What a branch knows about itself now. Refuses a branch that does not exist (not_found). */
export async function loadStudioKnowledge(
  database: Database,
  branchId: string,
  now: Date,
): Promise<StudioKnowledge> {
  const version = `${await loadDataVersion(database, branchId)} ${toLondonDate(now)}`;
  const ofDatabase = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, ofDatabase);
  const known = ofDatabase.get(branchId);
  if (known?.version === version) return known.knowledge;
  const knowledge = read(database, branchId, now);
  ofDatabase.set(branchId, { version, knowledge });
  // What could not be read is asked for again.
  knowledge.catch(() => ofDatabase.delete(branchId));
  return knowledge;
}

async function read(database: Database, branchId: string, now: Date): Promise<StudioKnowledge> {
  const catalogue = await loadCatalogue(database, branchId);
  const facts = await readStudioDetails(database, branchId, catalogue, now);
  return { facts, search: createPassageSearch(buildPassages(catalogue)) };
}
