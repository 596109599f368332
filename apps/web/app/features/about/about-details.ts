import { founderNote } from '@studio/content/copy/founder-note';
import type { CatalogueResponse, InstructorDto } from '@studio/contracts/catalogue';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';

/** A class that somebody teaches, and the way to its times. */
export interface InstructorClass {
  id: string;
  title: string;
  to: string;
}

/** Somebody of the team, as the carousel shows them. */
export interface TeamMember {
  id: string;
  name: string;
  bio: string;
  portrait: string;
  tags: string[];
  classes: InstructorClass[];
  /** Gives 1:1s. */
  oneToOne: boolean;
}

/** The figures below the title. */
export interface StudioHighlights {
  /** Places of the smallest room. */
  smallest: number;
  rooms: number;
  instructors: number;
  classes: number;
}

/** What /about shows of the catalogue. */
export function toAboutDetails({ studio, rooms, instructors, classTypes }: CatalogueResponse) {
  const { name, address, hours, email, phone, directions, coordinates } = studio;
  const capacities = rooms.map(({ capacity }) => capacity);
  return {
    studio: { name, address, hours, email, phone, directions, coordinates },
    highlights: {
      smallest: capacities.length > 0 ? Math.min(...capacities) : 0,
      rooms: rooms.length,
      instructors: instructors.length,
      classes: classTypes.length,
    } satisfies StudioHighlights,
    founderName: instructors.find(({ id }) => id === founderNote.instructorId)?.name ?? founderNote.name,
    team: instructors.map((instructor) => teamMember(instructor, classTypes)),
  };
}

function teamMember(
  { id, name, bio, portrait, tags, teaches, oneToOneFromPence }: InstructorDto,
  classTypes: CatalogueResponse['classTypes'],
): TeamMember {
  const classes = teaches.flatMap((taught) => {
    const type = classTypes.find((candidate) => candidate.id === taught);
    if (!type) return [];
    const to = `/timetable${buildClassTypeSearch(type, classTypes, { instructorId: id })}`;
    return [{ id: type.id, title: type.title, to }];
  });
  return { id, name, bio, portrait, tags, classes, oneToOne: oneToOneFromPence !== null };
}

/** Whether the page is for the studio's team, as staff have set it. */
export function isAboutTeamOnly({ settings }: CatalogueResponse): boolean {
  return settings.guardedPages.includes('/about');
}

export type AboutDetails = ReturnType<typeof toAboutDetails>;
