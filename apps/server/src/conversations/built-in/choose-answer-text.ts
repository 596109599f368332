import { activities } from '@studio/content/activities';
import type {
  AssistantTopic,
  CatalogueReference,
  FixedAnswer,
} from '@studio/content/assistant/assistant-topic';
import { classTypes } from '@studio/content/class-types';
import { products } from '@studio/content/products';
import type { AssistantTools, Passage, StudioDetails } from '../../integrations/assistant/port.ts';

/** Names of the built-in records of the catalogue, by reference. */
const builtInNames: ReadonlyMap<string, string> = new Map([
  ...activities.map(({ id, label }) => [`activity:${id}`, label] as const),
  ...classTypes.map(({ id, title }) => [`class-type:${id}`, title] as const),
  ...products.map(({ id, name }) => [`product:${id}`, name] as const),
]);

/**
 * Returns the text of a fixed answer that is true of the studio: the answer's own, if the studio has its sources
 * unchanged, or else the one for every studio. Returns null if neither is true, or an owner has edited a source
 * (handbook: chat 5).
 */
export function chooseAnswerText(
  { text, passages = [], catalogue = [], otherwise }: FixedAnswer,
  studio: StudioDetails,
  sources: readonly Passage[],
): string | null {
  if (sources.length === passages.length && !sources.some(({ isEdited }) => isEdited))
    if (catalogue.every((reference) => isOffered(reference, studio))) return text;
  return sources.some(({ isEdited }) => isEdited) ? null : (otherwise ?? null);
}

/** Returns the passages that a fixed answer rephrases and that the studio's texts contain. */
export async function loadSources(
  { passages = [] }: FixedAnswer,
  tools: Pick<AssistantTools, 'passage'>,
): Promise<Passage[]> {
  const found = await Promise.all(passages.map((id) => tools.passage(id)));
  return found.filter((one) => one !== null);
}

/** Returns whether a topic has an answer at this studio. Assumes so for answers from live data. */
export async function hasAnswer(
  { answer }: AssistantTopic,
  studio: StudioDetails,
  tools: Pick<AssistantTools, 'passage'>,
): Promise<boolean> {
  if ('lookup' in answer)
    return answer.lookup !== 'two-for-one' || studio.products.some(({ terms }) => terms?.onlyWhen);
  if ('passage' in answer) return (await tools.passage(answer.passage)) !== null;
  const sources = await loadSources(answer, tools);
  return sources.some(({ isEdited }) => isEdited) || chooseAnswerText(answer, studio, sources) !== null;
}

/** Returns whether the studio has a built-in record under its built-in name. */
export function isOffered(reference: CatalogueReference, studio: StudioDetails): boolean {
  const name = builtInNames.get(reference);
  const [kind, id] = reference.split(':');
  if (kind === 'activity') return studio.activities.some((one) => one.id === id && one.name === name);
  if (kind === 'class-type') return studio.classTypes.some((one) => one.id === id && one.title === name);
  return studio.products.some((one) => one.id === id && one.name === name);
}
