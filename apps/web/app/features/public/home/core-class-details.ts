import { type CoreClassCopy, coreClasses } from '@studio/content/copy/home';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

export interface CoreClassDetails {
  slug: CoreClassCopy['slug'];
  title: string;
  durationMin: number;
  level: string;
  /** Instructor who currently teaches the class; null if there is none. */
  instructor: string | null;
  /** Drop-in price, such as "£12". */
  price: string;
  /** Uploaded picture; null to show the built-in one. */
  picture: PictureDetails | null;
}

type CardCatalogue = Pick<GetCatalogueResponse, 'classTypes' | 'instructors' | 'studio'>;

/** Builds the four cards from the catalogue. A class type that is no longer offered has no card. */
export function buildCoreClassDetails({
  classTypes,
  instructors,
  studio,
}: CardCatalogue): CoreClassDetails[] {
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
      picture: type.picture && toPictureDetails(type.picture),
    };
  });
}
