import type { FaqCopy } from '@studio/content/site-copy/faq-fields';
import type { ClassTypeDto, GetCatalogueResponse } from '@studio/contracts/catalogue';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';
import { choosePicture } from '../../../lib/site/choose-picture.ts';
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
  /** Reason for the recommendation; empty without one. */
  reason: string;
}

/**
 * Recommended class by topic id. If a class is no longer in the catalogue, the class of the first topic replaces it.
 */
export type RecommendationsByTopic = Partial<Record<string, RecommendedClassDetails>>;

const maxProducts = 3;

export function buildRecommendations(
  catalogue: GetCatalogueResponse,
  topics: FaqCopy['topics'],
): RecommendationsByTopic {
  const { classTypes } = catalogue;
  const byId = new Map(classTypes.map((type) => [type.id, type]));
  const [first] = topics;
  const entries = topics.flatMap((topic) => {
    const [source] = [topic, first].filter((one) => one && byId.has(one.recommendedClass));
    const type = byId.get(source?.recommendedClass ?? '');
    if (!source || !type) return [];
    return [[topic.id, { ...toRecommendation(type, catalogue), reason: source.reason }] as const];
  });
  return Object.fromEntries(entries);
}

function toRecommendation(
  type: ClassTypeDto,
  { classTypes: all, products, settings }: GetCatalogueResponse,
): Omit<RecommendedClassDetails, 'reason'> {
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
  const picture = choosePicture(type.picture, { settings });
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
