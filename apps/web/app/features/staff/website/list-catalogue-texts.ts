import type { GetCatalogueResponse } from '@studio/contracts/catalogue';

/** Text of a record of the catalogue that pages show. */
interface CatalogueText {
  /** Key that is unique among all texts. */
  key: string;
  label: string;
  value: string;
  /** Tab of the catalogue in which owners edit it. */
  tab: 'products' | 'classes' | 'people' | 'rules';
}

/** Returns the names and texts of all activities, class types, instructors, rooms and products that the site shows. */
export function listCatalogueTexts(catalogue: GetCatalogueResponse): CatalogueText[] {
  const { activities, classTypes, instructors, rooms, products } = catalogue;
  const toTexts = (tab: CatalogueText['tab'], kind: string, id: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => ({
      key: `${kind}.${id}.${name}`,
      label: `${kind} – ${name}`,
      value,
      tab,
    }));
  return [
    ...activities.flatMap(({ id, label }) => toTexts('classes', 'Activity', id, { Name: label })),
    ...classTypes.flatMap(({ id, title, description }) =>
      toTexts('classes', `Class type – ${title}`, id, { Name: title, Description: description }),
    ),
    ...instructors.flatMap(({ id, name, bio, tags }) =>
      toTexts('people', `Instructor – ${name}`, id, { Name: name, Bio: bio, Tags: tags.join(', ') }),
    ),
    ...rooms.flatMap(({ id, name, detail }) =>
      toTexts('rules', `Room – ${name}`, id, { Name: name, Detail: detail }),
    ),
    ...products.flatMap(({ id, name, terms: { copy } }) =>
      toTexts('products', `Product – ${name}`, id, {
        Name: name,
        Subtitle: copy.subtitle,
        Badge: copy.badge ?? '',
        Includes: copy.includes.join('\n'),
        'Doesn’t include': copy.excludes.join('\n'),
      }),
    ),
  ];
}
