import { type CoreClassCopy, coreClasses } from '@studio/content/copy/home';
import type { CatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';

/** What a Core Classes card shows of the catalogue. */
export interface CoreClassDetails {
  slug: CoreClassCopy['slug'];
  title: string;
  /** Minutes. */
  durationMin: number;
  level: string;
  /** Somebody who teaches it now; null when nobody does. */
  instructor: string | null;
  /** Of a drop-in place, "£12". */
  price: string;
}

type Taught = Pick<CatalogueResponse, 'classTypes' | 'instructors' | 'studio'>;

/** The four cards as the catalogue has them now. A class that is no longer taught has no card. */
export function buildCoreClassDetails({ classTypes, instructors, studio }: Taught): CoreClassDetails[] {
  return coreClasses.cards.flatMap(({ slug, classTypeId, instructorId }) => {
    const type = classTypes.find(({ id }) => id === classTypeId);
    if (!type) return [];
    const teachers = instructors.filter(({ teaches }) => teaches.includes(classTypeId));
    const named = teachers.find(({ id }) => id === instructorId) ?? teachers[0];
    return {
      slug,
      title: type.title,
      durationMin: type.durationMin,
      level: type.difficulty,
      instructor: named?.name ?? null,
      price: formatPriceShort(type.pricePence, studio.currency),
    };
  });
}
