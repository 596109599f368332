import { activities } from '@studio/content/activities';
import { eligibilityCopy as copy, eligibilityAudiences } from '@studio/content/copy/eligibility';
import type { CatalogueResponse, ClassTypeDto, ProductDto } from '@studio/contracts/catalogue';
import type { ClassAudience } from '@studio/domain/catalogue/class-suits-audience';
import { isOpenToEveryone } from '@studio/domain/timetable/audience-tags';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';

/** A pack, membership or offer that covers an activity. */
export interface ClassCoverage {
  id: string;
  name: string;
  /** Only for weekday classes before 16:00. */
  offPeak: boolean;
  /** Its place on the pricing page. */
  to: string;
}

/** A class, and whom it suits. */
export interface ClassRow {
  id: string;
  title: string;
  difficulty: string;
  durationMin: number;
  tags: string[];
  suits: string;
  /** Nothing covers it: it is paid on its own. */
  onItsOwn: boolean;
  /** A place without anything bought ahead, in pence. */
  dropInPence: number;
  /** Its times. */
  to: string;
}

/** The classes of an activity, and what opens their doors. */
export interface ClassGroup {
  activityId: string;
  label: string;
  covers: ClassCoverage[];
  rows: ClassRow[];
}

type Sold = Pick<CatalogueResponse, 'classTypes' | 'products'>;

/** Every class of the catalogue by activity, with what covers it by the terms of what is sold. */
export function groupClassesByActivity({ classTypes, products }: Sold): ClassGroup[] {
  const groups = activities.map(({ id, label }) => ({
    activityId: id,
    label,
    covers: products.filter(({ kind, terms }) => kind !== 'drop-in' && terms.covers.includes(id)).map(cover),
    rows: classTypes
      .filter(({ activityId }) => activityId === id)
      .sort((one, other) => rank(one) - rank(other))
      .map((type) => classRow(type, classTypes)),
  }));
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Whom the address asks for: ?for=pregnant. Anything else is everyone. */
export function readAudience(parameters: URLSearchParams): ClassAudience {
  const wanted = parameters.get('for');
  return eligibilityAudiences.find(({ key }) => key === wanted)?.key ?? 'everyone';
}

/** The query of the address that asks for somebody. */
export function buildAudienceSearch(audience: ClassAudience): string {
  return audience === 'everyone' ? '' : `?for=${audience}`;
}

const levels = ['Beginner Friendly', 'All Levels', 'Intermediate'];

/** Classes for everybody first, the easier ones before the harder; then those made for some. */
function rank({ difficulty, tags }: ClassTypeDto): number {
  const level = levels.indexOf(difficulty);
  return (isOpenToEveryone(tags) ? 0 : 10) + (level < 0 ? levels.length : level);
}

function classRow(type: ClassTypeDto, all: readonly ClassTypeDto[]): ClassRow {
  const { id, title, difficulty, durationMin, tags, pricePence } = type;
  return {
    id,
    title,
    difficulty,
    durationMin,
    tags,
    suits: copy.suits[id] ?? copy.levels[difficulty] ?? type.description,
    onItsOwn: tags.includes('no-entitlement'),
    dropInPence: pricePence,
    to: `/timetable${buildClassTypeSearch(type, all)}`,
  };
}

function cover({ id, name, terms }: ProductDto): ClassCoverage {
  const { section, fragments } = terms.copy;
  return { id, name, offPeak: terms.offPeakOnly, to: `/pricing#${fragments.at(-1) ?? section}` };
}
