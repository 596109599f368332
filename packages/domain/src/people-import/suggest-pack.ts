import { foldText } from '../search/fold-text.ts';
import type { ImportedPack } from './columns.ts';

/** Products and activities that a pack may match. */
export interface PackOptions {
  products: readonly { id: string; name: string }[];
  activities: readonly { id: string; label: string }[];
}

/**
 * Suggests what a pass of another system becomes: the product of the same name, otherwise a custom pack. The pack
 * covers the activities in its name, or all activities.
 */
export function suggestPack(key: string, { products, activities }: PackOptions): ImportedPack {
  const words = foldText(key);
  const product = products.find(({ name }) => foldText(name) === words);
  const named = activities.filter(({ id, label }) =>
    [id, ...foldText(label).split(' ')].some((word) => word.length > 2 && words.split(' ').includes(word)),
  );
  const covers = (named.length > 0 ? named : activities).map(({ id }) => id);
  const bare = words
    .replace(/\b(sessions?|credits?|class(es)?|left|remaining|available|balance)\b/g, '')
    .trim();
  const name = product?.name ?? (bare === '' ? 'Imported sessions' : key.trim().slice(0, 80));
  return { productId: product?.id ?? null, name, covers, validDays: null };
}
