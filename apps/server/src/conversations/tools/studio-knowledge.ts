import { londonDate } from '@studio/domain/time/london';
import { getCatalogue } from '../../catalogue/get-catalogue.ts';
import { readDataVersion } from '../../catalogue/store.ts';
import type { Passage, StudioFacts } from '../../outside/assistant/port.ts';
import type { Database } from '../../platform/database.ts';
import { passageSearch } from './passage-search.ts';
import { passagesOf } from './passages.ts';
import { readStudioFacts } from './studio-facts.ts';

/** What a branch says about itself, and the search through it. */
export interface StudioKnowledge {
  facts: StudioFacts;
  search: (words: string) => readonly Passage[];
}

interface Kept {
  version: string;
  knowledge: Promise<StudioKnowledge>;
}

/** Made once for each version of the data and each day, since closed days that are over are not told. */
const kept = new WeakMap<Database, Map<string, Kept>>();

/** What a branch knows about itself now. Refuses a branch that does not exist (not_found). */
export async function studioKnowledge(
  database: Database,
  branchId: string,
  now: Date,
): Promise<StudioKnowledge> {
  const version = `${await readDataVersion(database, branchId)} ${londonDate(now)}`;
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
  const catalogue = await getCatalogue(database, branchId);
  const facts = await readStudioFacts(database, branchId, catalogue, now);
  return { facts, search: passageSearch(passagesOf(catalogue)) };
}
