import { type Named, namesWords } from '@studio/domain/conversations/find-named';
import type { StudioFacts } from '../../outside/assistant/port.ts';
import { activityWords, classTypeWords, levelWords, subTypeWords, tagWords } from './class-phrases.ts';
import { productWords } from './product-phrases.ts';

/** What a name stands for. */
export type NameKind = 'activity' | 'subType' | 'classType' | 'instructor' | 'tag' | 'level' | 'product';

/** Everything that can be named, by its kind. An id is "kind:id". */
export function vocabularyOf(studio: StudioFacts): Named[] {
  const { activities, classTypes, instructors, products } = studio;
  const subTypes = [...new Set(classTypes.map(({ subType }) => subType))];
  return [
    ...activities.map(({ id, name }) => named('activity', id, [name, ...(activityWords[id] ?? [])])),
    named('activity', 'pilates', ['pilates']),
    ...subTypes.map((id) => named('subType', id, subTypeWords[id] ?? [id.replaceAll('-', ' ')])),
    ...classTypes.map(({ id, title }) => named('classType', id, [title, ...(classTypeWords[id] ?? [])])),
    ...instructors.map(({ id, name }) => named('instructor', id, [name, ...name.split(' ')])),
    ...Object.entries(tagWords).map(([id, phrases]) => named('tag', id, phrases)),
    ...Object.entries(levelWords).map(([id, phrases]) => named('level', id, phrases)),
    ...products.map(({ id, name }) => named('product', id, [name, ...(productWords[id] ?? [])])),
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

function named(kind: NameKind, id: string, phrases: readonly string[]): Named {
  const plain = phrases.map((phrase) => namesWords(phrase).join(' '));
  return { id: `${kind}:${id}`, phrases: [...new Set(plain)].filter(Boolean) };
}
