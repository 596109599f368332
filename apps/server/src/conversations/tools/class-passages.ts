import { classTypePages, getClassTypePagePath } from '@studio/content/copy/class-type-pages';
import { eligibilityCopy } from '@studio/content/copy/eligibility';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { lowercaseFirst } from './lowercase-first.ts';
import type { SourcePassage } from './source-passage.ts';

/** Returns passages about each class: content, suitability, and health advice. */
export function buildClassPassages({ classTypes, settings }: GetCatalogueResponse): SourcePassage[] {
  const pages = classTypePages.flatMap((page) => {
    const type = classTypes.find(({ id }) => id === page.classTypeId);
    if (!type) return [];
    const link = { label: `About ${type.title}`, to: getClassTypePagePath(page) };
    const itemsToBring = page.bring.map((line) =>
      line.replace('{minutes}', String(settings.arriveEarlyMinutes)),
    );
    return [
      {
        id: `class:${page.key}`,
        title: `What is ${type.title}?`,
        text: page.overview,
        link,
        keywords: 'what happens, like, explain',
      },
      {
        id: `bring:${page.key}`,
        title: `What to bring to ${type.title}`,
        text: `${itemsToBring.join('. ')}.`,
        link,
      },
      {
        id: `good-for:${page.key}`,
        title: `${type.title} is good for`,
        text: `${page.goodFor.join('. ')}.`,
        link,
        keywords: 'benefits',
      },
    ];
  });
  const suitabilityPassages = classTypes.map(({ id, title, description, difficulty }) => ({
    id: `suits:${id}`,
    title: `Who ${title} is for`,
    text: `${description}${describeSuitability(eligibilityCopy.suits[id] ?? eligibilityCopy.levels[difficulty])}`,
    link: { label: 'Who each class suits', to: '/eligibility' },
  }));
  const care = eligibilityCopy.care.topics.map(({ id, term, text, link }) => ({
    id: `care:${id}`,
    title: term,
    text,
    link: { ...link },
  }));
  return [...pages, ...suitabilityPassages, ...care];
}

function describeSuitability(text: string | undefined): string {
  return text ? ` Who it’s for: ${lowercaseFirst(text)}` : '';
}
