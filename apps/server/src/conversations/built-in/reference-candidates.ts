import type { FoundClass, StudioDetails } from '../../integrations/assistant/port.ts';

/** Class, class type, product or instructor in a reply, which the next message can mean by "it" or "the second one". */
export interface ReferenceCandidate {
  kind: 'class' | 'classType' | 'product' | 'instructor';
  id: string;
  name: string;
  pence: number;
  minutes: number;
  /** Greatest number of people in a class; 0 if unknown. */
  people: number;
  /** How hard a class is, from 0. */
  effort: number;
  /** Ids of the class types that it is or covers. */
  classTypeIds: readonly string[];
  instructorId: string | null;
  /** Start of a class, as 'HH:MM'. */
  time: string | null;
}

export function createClassTypeCandidate(type: StudioDetails['classTypes'][number]): ReferenceCandidate {
  return {
    ...noValues,
    ...toComparableValues(type),
    kind: 'classType',
    id: type.id,
    name: type.title,
    classTypeIds: [type.id],
  };
}

/** Values of candidates without a price, length or time. */
const noValues = {
  pence: 0,
  minutes: 0,
  people: 0,
  effort: 0,
  classTypeIds: [],
  instructorId: null,
  time: null,
};

export function createClassCandidate(found: FoundClass): ReferenceCandidate {
  const { classId, title, instructorId, time, classTypeId } = found;
  const candidate = { kind: 'class', id: classId, name: title, classTypeIds: [classTypeId] } as const;
  return { ...candidate, ...toComparableValues(found), instructorId, time };
}

function toComparableValues({
  pricePence,
  durationMin,
  difficulty,
  capacity,
}: Pick<FoundClass, 'pricePence' | 'durationMin' | 'difficulty' | 'capacity'>) {
  const effort = difficulty === 'Intermediate' ? 2 : difficulty === 'All Levels' ? 1 : 0;
  return { pence: pricePence, minutes: durationMin, people: capacity, effort };
}

/** Returns the products, class types and instructors whose names a text contains, in the order of the text. */
export function findNamedCandidates(text: string, studio: StudioDetails): ReferenceCandidate[] {
  const { products, classTypes, instructors } = studio;
  const all: ReferenceCandidate[] = [
    // Single classes have the names of activities, which texts mention without meaning the product.
    ...products
      .filter(({ kind }) => kind !== 'drop-in')
      .map((product) => createProductCandidate(product, studio)),
    ...classTypes.map(createClassTypeCandidate),
    ...instructors.map(createInstructorCandidate),
  ];
  let rest = text;
  const found: { candidate: ReferenceCandidate; at: number }[] = [];
  // Longer names first, because "Reformer Flex 4" doesn't name the product "Reformer".
  for (const candidate of all.sort((one, other) => other.name.length - one.name.length)) {
    const at = rest.indexOf(candidate.name);
    if (at < 0) continue;
    found.push({ candidate, at });
    rest = rest.replaceAll(candidate.name, (name) => ' '.repeat(name.length));
  }
  return found.sort((one, other) => one.at - other.at).map(({ candidate }) => candidate);
}

export function createProductCandidate(
  { id, name, pricePence, terms }: StudioDetails['products'][number],
  { classTypes }: StudioDetails,
): ReferenceCandidate {
  const covered = classTypes.filter(({ activityId }) => terms?.covers.includes(activityId));
  return {
    ...noValues,
    kind: 'product',
    id,
    name,
    pence: pricePence,
    classTypeIds: covered.map((type) => type.id),
  };
}

export function createInstructorCandidate({ id, name }: { id: string; name: string }): ReferenceCandidate {
  return { ...noValues, kind: 'instructor', id, name, instructorId: id };
}
