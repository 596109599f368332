import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { GetFacetsResponse } from '@studio/contracts/timetable';
import { toNameKey } from '@studio/domain/search/fold-text';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import type { LoadedSection } from './loaded-section.ts';
import type { Instructor } from './timetable-filters.ts';

/**
 * Finds the instructor in the URL, by id or else by name; null when the studio has no such instructor.
 * Requests the catalogue only when the facets of the coming days don't contain the instructor.
 */
export async function findInstructor(
  query: TimetableQuery,
  facets: Promise<LoadedSection<GetFacetsResponse>>,
  loadCatalogue: () => Promise<Pick<GetCatalogueResponse, 'instructors'>>,
): Promise<Instructor | null> {
  if (query.instructorId === null && query.instructorName === null) return null;
  const trainers = (await facets).value?.trainers ?? [];
  const teaching = findAmong(
    trainers.map(({ trainerId, name }) => ({ id: trainerId, name })),
    query,
  );
  if (teaching) return teaching;
  const catalogue = await loadCatalogue().catch(() => null);
  // Without the catalogue, the instructor may exist, so the id in the URL filters the classes.
  return catalogue
    ? findAmong(catalogue.instructors, query)
    : { id: query.instructorId?.slice(0, 60) ?? '', name: '' };
}

function findAmong(instructors: readonly Instructor[], query: TimetableQuery): Instructor | null {
  const { instructorId, instructorName } = query;
  const name = toNameKey(instructorName ?? '');
  const found =
    instructors.find(({ id }) => id === instructorId) ??
    instructors.find(({ id }) => instructorId !== null && toNameKey(id) === toNameKey(instructorId)) ??
    instructors.find((instructor) => name !== '' && toNameKey(instructor.name) === name);
  return found ? { id: found.id, name: found.name } : null;
}
