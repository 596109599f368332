import { eligibilityCopy as copy, eligibilityAudiences } from '@studio/content/copy/eligibility';
import type { EligibilityCopy } from '@studio/content/site-copy/eligibility';
import type { ClassTypeDto, GetCatalogueResponse, ProductDto } from '@studio/contracts/catalogue';
import type { SuggestionAudience } from '@studio/domain/catalogue/should-suggest-to-audience';
import { isOpenToEveryone } from '@studio/domain/timetable/audience-tags';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';

/** Pack, membership or offer that covers an activity. */
export interface CoveringProductLink {
  id: string;
  name: string;
  /** Whether the product covers only weekday classes before 16:00. */
  offPeak: boolean;
  /** URL of the product on the pricing page. */
  to: string;
}

export interface EligibleClassRow {
  id: string;
  title: string;
  difficulty: string;
  durationMin: number;
  tags: string[];
  suitability: string;
  /** Whether no pack or membership covers the class, so that it must be paid for separately. */
  paidSeparately: boolean;
  /** Price without a pack or membership, in pence. */
  dropInPence: number;
  /** URL of the class's timetable. */
  to: string;
}

/** Class types of an activity, and the products that cover them. */
export interface ClassGroup {
  activityId: string;
  label: string;
  covers: CoveringProductLink[];
  rows: EligibleClassRow[];
}

type EligibilityCatalogue = Pick<GetCatalogueResponse, 'activities' | 'classTypes' | 'products'>;
type SuitTexts = EligibilityCopy['suits'];

/**
 * Groups the class types of the catalogue by activity, with all products except drop-ins whose terms cover the activity.
 * Omits activities without a class type.
 */
export function groupClassesByActivity(
  { activities, classTypes, products }: EligibilityCatalogue,
  suits: SuitTexts,
): ClassGroup[] {
  const groups = activities.map(({ id, label }) => ({
    activityId: id,
    label,
    covers: products
      .filter(({ kind, terms }) => kind !== 'drop-in' && terms.covers.includes(id))
      .map(toCoverage),
    rows: classTypes
      .filter(({ activityId }) => activityId === id)
      .sort((a, b) => getSortKey(a) - getSortKey(b))
      .map((type) => toEligibleClassRow(type, classTypes, suits)),
  }));
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Reads the audience from the URL, such as ?for=pregnant. Defaults to everyone. */
export function readAudience(parameters: URLSearchParams): SuggestionAudience {
  const audience = parameters.get('for');
  return eligibilityAudiences.find(({ key }) => key === audience)?.key ?? 'everyone';
}

export function buildAudienceSearch(audience: SuggestionAudience): string {
  return audience === 'everyone' ? '' : `?for=${audience}`;
}

const levels = ['Beginner Friendly', 'All Levels', 'Intermediate'];

/**
 * Returns the sort key of a class type. Classes for everyone come first, by difficulty, then classes for
 * particular groups.
 */
function getSortKey({ difficulty, tags }: ClassTypeDto): number {
  const level = levels.indexOf(difficulty);
  return (isOpenToEveryone(tags) ? 0 : 10) + (level < 0 ? levels.length : level);
}

function toEligibleClassRow(
  type: ClassTypeDto,
  all: readonly ClassTypeDto[],
  suits: SuitTexts,
): EligibleClassRow {
  const { id, title, difficulty, durationMin, tags, pricePence } = type;
  return {
    id,
    title,
    difficulty,
    durationMin,
    tags,
    suitability:
      suits.find(({ classType }) => classType === id)?.text ?? copy.levels[difficulty] ?? type.description,
    paidSeparately: tags.includes('no-entitlement'),
    dropInPence: pricePence,
    to: `/timetable${buildClassTypeSearch(type, all)}`,
  };
}

function toCoverage({ id, name, terms }: ProductDto): CoveringProductLink {
  const { section, fragments } = terms.copy;
  return { id, name, offPeak: terms.offPeakOnly, to: `/pricing#${fragments.at(-1) ?? section}` };
}
