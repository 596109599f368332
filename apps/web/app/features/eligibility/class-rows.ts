import { eligibilityCopy as copy, eligibilityAudiences } from '@studio/content/copy/eligibility';
import type { CatalogueAnswer, ClassTypeFacts, ProductFacts } from '@studio/contracts/catalogue';
import type { Audience } from '@studio/domain/catalogue/class-suits';

/** A pack, membership or offer that covers a class. */
export interface Cover {
  id: string;
  name: string;
  /** Only for weekday classes before 16:00. */
  offPeak: boolean;
  /** Its place on the pricing page. */
  to: string;
}

/** A class, whom it suits, and what opens it. */
export interface ClassRow {
  id: string;
  activityId: string;
  title: string;
  difficulty: string;
  durationMin: number;
  tags: string[];
  suits: string;
  /** Empty: it is paid on its own. */
  covers: Cover[];
  /** A place without anything bought ahead, in pence. */
  dropInPence: number;
  /** Its times. */
  to: string;
}

/** Every class of the catalogue with what covers it, computed from the terms of what is sold. */
export function classRows({
  classTypes,
  products,
}: Pick<CatalogueAnswer, 'classTypes' | 'products'>): ClassRow[] {
  return classTypes.map((type) => {
    const { id, activityId, subType, title, difficulty, durationMin, tags, pricePence } = type;
    const query = new URLSearchParams({ activity: activityId, sub: subType });
    return {
      ...{ id, activityId, title, difficulty, durationMin, tags },
      suits: copy.suits[id] ?? copy.levels[difficulty] ?? type.description,
      covers: products.filter((product) => covers(product, type)).map(cover),
      dropInPence: pricePence,
      to: `/timetable?${query}`,
    };
  });
}

/** Whom the address asks for: ?for=pregnant. Anything else is everyone. */
export function readAudience(parameters: URLSearchParams): Audience {
  const wanted = parameters.get('for');
  return eligibilityAudiences.find(({ key }) => key === wanted)?.key ?? 'everyone';
}

function covers({ kind, terms }: ProductFacts, { activityId, tags }: ClassTypeFacts): boolean {
  if (kind === 'drop-in' || tags.includes('no-entitlement')) return false;
  return terms.covers.includes(activityId);
}

function cover({ id, name, terms }: ProductFacts): Cover {
  const { section, fragments } = terms.copy;
  return { id, name, offPeak: terms.offPeakOnly, to: `/pricing#${fragments.at(-1) ?? section}` };
}
