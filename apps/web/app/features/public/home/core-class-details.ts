import { listClassPages } from '@studio/content/class-pages';
import type { ClassesCopy, ClassPageCopy } from '@studio/content/site-copy/classes-fields';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { choosePicture } from '../../../lib/site/choose-picture.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/** Content of the card of a class page on the home page. */
export interface CoreClassDetails {
  /** Id of the class page. */
  id: string;
  path: string;
  copy: ClassPageCopy['card'];
  activityId: string;
  subType: string;
  title: string;
  durationMin: number;
  level: string;
  /** Name of an instructor who teaches the class, if possible the one whom the text names; null if no one teaches it. */
  instructor: string | null;
  /** Drop-in price, such as "£12". */
  price: string;
  /** Uploaded picture; null to show the built-in one. */
  picture: PictureDetails | null;
}

type CardCatalogue = Pick<GetCatalogueResponse, 'classTypes' | 'instructors' | 'studio' | 'settings'>;

/** Builds one card for each class page. A class type that is no longer offered has no card. */
export function buildCoreClassDetails(
  { classTypes, instructors, studio, settings }: CardCatalogue,
  copy: Pick<ClassesCopy, 'categories'>,
): CoreClassDetails[] {
  return listClassPages(copy, classTypes).flatMap(({ id, path, classType, card }) => {
    const type = classTypes.find((one) => one.id === classType);
    if (!type) return [];
    const teachers = instructors.filter(({ teaches }) => teaches.includes(classType));
    const named = teachers.find((one) => one.id === card.instructor) ?? teachers[0];
    return {
      id,
      path,
      copy: card,
      activityId: type.activityId,
      subType: type.subType,
      title: type.title,
      durationMin: type.durationMin,
      level: type.difficulty,
      instructor: named?.name ?? null,
      price: formatPriceShort(type.pricePence, studio.currency),
      picture: choosePicture(type.picture, { settings }),
    };
  });
}
