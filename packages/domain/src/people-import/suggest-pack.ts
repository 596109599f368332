import { foldText } from '../search/fold-text.ts';
import type { MappedClass, MappedPack, MappedPlan, MappedVisits } from './columns.ts';

/** Products and activities that a pack may match. */
export interface PackCandidates {
  products: readonly { id: string; name: string }[];
  activities: readonly { id: string; label: string }[];
}

/**
 * Suggests the pack that a pass of another system becomes: the product with that name, or else a custom pack, which
 * covers the activities in its name, or all activities.
 */
export function suggestPack(key: string, { products, activities }: PackCandidates): MappedPack {
  const foldedKey = foldText(key);
  const product = products.find(({ name }) => foldText(name) === foldedKey);
  const mentioned = listMentioned(foldedKey, activities);
  const covers = (mentioned.length > 0 ? mentioned : activities).map(({ id }) => id);
  const remainder = foldedKey
    .replace(/\b(sessions?|credits?|class(es)?|left|remaining|available|balance)\b/g, '')
    .trim();
  const name = product?.name ?? (remainder === '' ? 'Imported sessions' : key.trim().slice(0, 80));
  return { productId: product?.id ?? null, name, covers, validDays: null };
}

/** Suggests the membership with the name of a plan; none if no membership has the name. */
export function suggestPlan(key: string, products: PackCandidates['products']): MappedPlan {
  const foldedKey = foldText(key);
  return { productId: products.find(({ name }) => foldText(name) === foldedKey)?.id ?? null };
}

/** Suggests the activity of a column with visits: the only one in its heading, or none. */
export function suggestVisits(heading: string, activities: PackCandidates['activities']): MappedVisits {
  const mentioned = listMentioned(foldText(heading), activities);
  return { activityId: mentioned.length === 1 ? (mentioned[0]?.id ?? null) : null };
}

/** Suggests the class type with the name of an imported class; none if no class type or several have that name. */
export function suggestClass(key: string, classTypes: readonly { id: string; title: string }[]): MappedClass {
  const foldedKey = foldText(key);
  const matching = classTypes.filter(({ title }) => foldText(title) === foldedKey);
  return { classTypeId: matching.length === 1 ? (matching[0]?.id ?? null) : null };
}

function listMentioned(foldedKey: string, activities: PackCandidates['activities']) {
  return activities.filter(({ id, label }) =>
    [id, ...foldText(label).split(' ')].some(
      (word) => word.length > 2 && foldedKey.split(' ').includes(word),
    ),
  );
}
