import { type ClassPage, listClassPages, toLines } from '@studio/content/class-pages';
import { eligibilityCopy } from '@studio/content/copy/eligibility';
import type { SiteCopy } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatList } from '@studio/domain/text/format';
import type { ReplyLink } from '../../integrations/assistant/port.ts';
import { lowercaseFirst } from './lowercase-first.ts';
import type { SourcePassage } from './source-passage.ts';

/** Returns passages about each class: content, suitability, and health advice. */
export function buildClassPassages(
  { classTypes, settings }: GetCatalogueResponse,
  { classes, eligibility }: Pick<SiteCopy, 'classes' | 'eligibility'>,
): SourcePassage[] {
  const pages = listClassPages(classes, classTypes).flatMap((page) => {
    const type = classTypes.find(({ id }) => id === page.classType);
    if (!type) return [];
    const link = { label: `About ${type.title}`, to: page.path };
    const itemsToBring = toLines(page.bring).map((line) =>
      line.replace('{minutes}', String(settings.arriveEarlyMinutes)),
    );
    return [
      {
        id: `class:${page.id}`,
        title: `What is ${type.title}?`,
        text: page.overview,
        link,
        keywords: 'what happens, like, explain',
      },
      {
        id: `bring:${page.id}`,
        title: `What to bring to ${type.title}`,
        text: `${itemsToBring.join('. ')}.`,
        link,
      },
      {
        id: `good-for:${page.id}`,
        title: `${type.title} is good for`,
        text: `${toLines(page.goodFor).join('. ')}.`,
        link,
        keywords: 'benefits',
      },
      ...buildCoursePassages(page, type.title, link),
    ];
  });
  const suitabilityPassages = classTypes.map(({ id, title, description, difficulty }) => ({
    id: `suits:${id}`,
    title: `Who ${title} is for`,
    text: `${description}${describeSuitability(findSuitabilityText(eligibility, id) ?? eligibilityCopy.levels[difficulty])}`,
    link: { label: 'Who each class suits', to: '/eligibility' },
  }));
  const care = eligibility.care.topics.map(({ id, term, text, link }) => ({
    id: `care:${id}`,
    title: term,
    text,
    link,
  }));
  return [...pages, ...suitabilityPassages, ...care];
}

/** Returns a passage with the parts of a class in their order; none for a page without them. */
function buildCoursePassages(
  { id, timeline }: Pick<ClassPage, 'id' | 'timeline'>,
  title: string,
  link: ReplyLink,
): SourcePassage[] {
  if (timeline.length === 0) return [];
  const parts = timeline.map((part) => `${lowercaseFirst(part.title)} (minute ${part.minute})`);
  return [
    {
      id: `course:${id}`,
      title: `What happens in ${title}, minute by minute?`,
      text: `${title} has these parts: ${formatList(parts)}.`,
      link,
      keywords: `course, structure, step by step, sequence, order, ${timeline.map(({ text }) => text).join(' ')}`,
    },
  ];
}

/** Returns the owner's text about the people whom a class type suits; undefined without one. */
export function findSuitabilityText(
  { suits }: SiteCopy['eligibility'],
  classTypeId: string,
): string | undefined {
  return suits.find(({ classType }) => classType === classTypeId)?.text;
}

function describeSuitability(text: string | undefined): string {
  return text ? ` Who it’s for: ${lowercaseFirst(text)}` : '';
}
