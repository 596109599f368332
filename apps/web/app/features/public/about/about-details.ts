import type { SiteCopy } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse, InstructorDto } from '@studio/contracts/catalogue';
import { buildClassTypeSearch } from '@studio/domain/timetable/class-type-link';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/** Class type that an instructor teaches, with a link to its classes on the timetable. */
export interface InstructorClass {
  id: string;
  title: string;
  to: string;
}

/** Instructor as the carousel on /about shows them. */
export interface InstructorSlide {
  id: string;
  name: string;
  bio: string;
  portrait: string;
  /** Uploaded portrait; null to show the built-in one. */
  picture: PictureDetails | null;
  tags: string[];
  classes: InstructorClass[];
  /** Whether the instructor gives one-to-one sessions. */
  oneToOne: boolean;
}

/** Numbers about the studio that are shown below the title. */
export interface StudioHighlights {
  /** Number of places in the smallest room; 0 without a room. */
  smallest: number;
  rooms: number;
  instructors: number;
  /** Number of class types. */
  classes: number;
}

export function toAboutDetails(
  { studio, rooms, instructors, classTypes }: GetCatalogueResponse,
  copy: Pick<SiteCopy, 'about' | 'founder' | 'location'>,
) {
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
    copy,
    founderName: instructors.find(({ id }) => id === copy.founder.instructor)?.name ?? copy.founder.name,
    team: instructors.map((instructor) => toInstructorSlide(instructor, classTypes)),
  };
}

function toInstructorSlide(
  { id, name, bio, portrait, picture, tags, teaches, oneToOneFromPence }: InstructorDto,
  classTypes: GetCatalogueResponse['classTypes'],
): InstructorSlide {
  const classes = teaches.flatMap((classTypeId) => {
    const type = classTypes.find((candidate) => candidate.id === classTypeId);
    if (!type) return [];
    const to = `/timetable${buildClassTypeSearch(type, classTypes, { instructorId: id })}`;
    return [{ id: type.id, title: type.title, to }];
  });
  return {
    id,
    name,
    bio,
    portrait,
    picture: picture && toPictureDetails(picture),
    tags,
    classes,
    oneToOne: oneToOneFromPence !== null,
  };
}

/** Returns whether staff have restricted /about to the team. */
export function isAboutTeamOnly({ settings }: GetCatalogueResponse): boolean {
  return settings.guardedPages.includes('/about');
}

export type AboutDetails = ReturnType<typeof toAboutDetails>;
