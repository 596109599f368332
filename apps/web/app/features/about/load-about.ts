import { founder } from '@studio/content/copy/founder';
import type { CatalogueAnswer, InstructorFacts } from '@studio/contracts/catalogue';
import { classTypeSearch } from '@studio/domain/timetable/class-type-link';

/** A class that somebody teaches, and the way to its times. */
export interface TaughtClass {
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
  classes: TaughtClass[];
  /** Gives 1:1s. */
  oneToOne: boolean;
}

/** The figures below the title. */
export interface Highlights {
  /** Places of the smallest room. */
  smallest: number;
  rooms: number;
  instructors: number;
  classes: number;
}

/** What /about shows of the catalogue. */
export function aboutFacts({ studio, rooms, instructors, classTypes }: CatalogueAnswer) {
  const { name, address, hours, email, phone, directions, coordinates } = studio;
  const capacities = rooms.map(({ capacity }) => capacity);
  return {
    studio: { name, address, hours, email, phone, directions, coordinates },
    highlights: {
      smallest: capacities.length > 0 ? Math.min(...capacities) : 0,
      rooms: rooms.length,
      instructors: instructors.length,
      classes: classTypes.length,
    } satisfies Highlights,
    founderName: instructors.find(({ id }) => id === founder.instructorId)?.name ?? founder.name,
    team: instructors.map((instructor) => teamMember(instructor, classTypes)),
  };
}

function teamMember(
  { id, name, bio, portrait, tags, teaches, oneToOneFromPence }: InstructorFacts,
  classTypes: CatalogueAnswer['classTypes'],
): TeamMember {
  const classes = teaches.flatMap((taught) => {
    const type = classTypes.find((candidate) => candidate.id === taught);
    if (!type) return [];
    const to = `/timetable${classTypeSearch(type, classTypes, { instructorId: id })}`;
    return [{ id: type.id, title: type.title, to }];
  });
  return { id, name, bio, portrait, tags, classes, oneToOne: oneToOneFromPence !== null };
}

/** Whether the page is for the studio's team, as staff have set it. */
export function aboutGuarded({ settings }: CatalogueAnswer): boolean {
  return settings.guardedPages.includes('/about');
}

export type AboutFacts = ReturnType<typeof aboutFacts>;
