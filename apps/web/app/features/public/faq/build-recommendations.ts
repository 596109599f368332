import { recommendedClasses } from '@studio/content/copy/faq';
import { type FaqTag, faqTags } from '@studio/content/faq';
import type { ClassTypeDto, GetCatalogueResponse } from '@studio/contracts/catalogue';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

export interface RecommendedProduct {
  id: string;
  name: string;
  subtitle: string;
  pricePence: number;
  unit: string;
  /** URL fragment of the product's section on the pricing page. */
  fragment: string;
}

export interface RecommendedClassDetails {
  id: string;
  title: string;
  description: string;
  difficulty: string;
  durationMin: number;
  activityId: string;
  subType: string;
  /** Uploaded picture; null to show the built-in one. */
  picture: PictureDetails | null;
  /** URL of the class's timetable. */
  to: string;
  productOptions: RecommendedProduct[];
}

/**
 * Recommended class by topic. If a class is no longer in the catalogue, the class of the topic General
 * replaces it.
 */
export type RecommendationsByTopic = Partial<Record<FaqTag, RecommendedClassDetails>>;

const maxProducts = 3;

export function buildRecommendations({ classTypes, products }: GetCatalogueResponse): RecommendationsByTopic {
  const byId = new Map(classTypes.map((type) => [type.id, type]));
  const fallback = byId.get(recommendedClasses.general.classType);
  const entries = faqTags.flatMap(({ tag }) => {
    const type = byId.get(recommendedClasses[tag].classType) ?? fallback;
    return type ? [[tag, toRecommendation(type, classTypes, products)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function toRecommendation(
  type: ClassTypeDto,
  all: readonly ClassTypeDto[],
  products: GetCatalogueResponse['products'],
): RecommendedClassDetails {
  const { id, title, description, difficulty, durationMin, activityId, subType } = type;
  const to = `/timetable${buildClassTypeSearch(type, all)}`;
  const productOptions = products
    .filter(
      ({ kind, terms }) => (kind === 'pack' || kind === 'membership') && terms.covers.includes(activityId),
    )
    .sort((a, b) => a.pricePence - b.pricePence)
    .slice(0, maxProducts)
    .map(({ id, name, pricePence, terms: { copy } }) => ({
      id,
      name,
      pricePence,
      subtitle: copy.subtitle,
      unit: copy.unit,
      fragment: copy.fragments.at(-1) ?? copy.section,
    }));
  const picture = type.picture && toPictureDetails(type.picture);
  return {
    id,
    title,
    description,
    difficulty,
    durationMin,
    activityId,
    subType,
    picture,
    to,
    productOptions,
  };
}
