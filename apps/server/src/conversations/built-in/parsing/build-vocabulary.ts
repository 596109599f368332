import { isBuiltInActivity } from '@studio/content/activities';
import {
  activitySynonyms,
  classTypeSynonyms,
  levelSynonyms,
  subTypeSynonyms,
  tagSynonyms,
} from '@studio/content/assistant/vocabulary/class-synonyms';
import { productSynonyms } from '@studio/content/assistant/vocabulary/product-synonyms';
import { type NamedEntity, splitIntoWords } from '@studio/domain/conversations/find-mentions';
import type { StudioDetails } from '../../../integrations/assistant/port.ts';

/** Kind of entity that a name refers to. */
export type EntityKind = 'activity' | 'subType' | 'classType' | 'instructor' | 'tag' | 'level' | 'product';

/** Returns the entities that a visitor can name in a message. Ids have the form "kind:id". */
export function buildVocabulary(studio: StudioDetails): NamedEntity[] {
  const { activities, classTypes, instructors, products } = studio;
  const subTypes = [...new Set(classTypes.map(({ subType }) => subType))];
  return [
    ...activities.map((activity) =>
      named('activity', activity.id, [
        activity.name,
        ...(isBuiltIn(activity) ? (activitySynonyms[activity.id] ?? []) : []),
      ]),
    ),
    ...(activities.some((one) => ['reformer', 'mat'].includes(one.id) && isBuiltIn(one))
      ? [named('activity', 'pilates', ['pilates'])]
      : []),
    ...subTypes.map((id) => named('subType', id, subTypeSynonyms[id] ?? [id.replaceAll('-', ' ')])),
    ...classTypes.map(({ id, title }) => named('classType', id, [title, ...(classTypeSynonyms[id] ?? [])])),
    ...instructors.map(({ id, name }) =>
      named('instructor', id, [name, ...name.split(' ').filter((part) => !isOrdinaryWord(part))]),
    ),
    ...Object.entries(tagSynonyms).map(([id, phrases]) => named('tag', id, phrases)),
    ...Object.entries(levelSynonyms).map(([id, phrases]) => named('level', id, phrases)),
    ...products.map(({ id, name }) => named('product', id, [name, ...(productSynonyms[id] ?? [])])),
    named('product', 'gift-card', [
      'gift card',
      'gift cards',
      'gift voucher',
      'gift vouchers',
      'voucher',
      'vouchers',
    ]),
  ];
}

const isBuiltIn = ({ id, name }: StudioDetails['activities'][number]) =>
  isBuiltInActivity({ id, label: name });

/** Returns whether a part of a name is an ordinary word. Such a part alone doesn't count as the name. */
function isOrdinaryWord(part: string): boolean {
  return ['price', 'street', 'may', 'will'].includes(part.toLowerCase());
}

function named(kind: EntityKind, id: string, phrases: readonly string[]): NamedEntity {
  const plain = phrases.map((phrase) => splitIntoWords(phrase).join(' '));
  return { id: `${kind}:${id}`, phrases: [...new Set(plain)].filter(Boolean) };
}
