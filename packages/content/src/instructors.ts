import type { ClassTypeId } from './class-types.ts';

export interface InstructorSeed {
  id: string;
  name: string;
  bio: string;
  /** URL path of the portrait. */
  portrait: string;
  /** Short descriptions shown next to the instructor's name. */
  tags: readonly string[];
  /** Class types for which staff can schedule this instructor. */
  teaches: readonly ClassTypeId[];
  /** Lowest price of a 1:1 session in pence; null if the instructor gives none. */
  oneToOneFromPence: number | null;
}

/** Example instructors. Their portraits show sculptures until there are photographs. */
export const instructors = [
  {
    id: 'ines-duarte',
    name: 'Ines Duarte',
    bio: 'Former dancer. Teaches slowly and cues with her hands. Weekday mornings.',
    portrait: '/images/instructors/ines-duarte.webp',
    tags: ['Reformer', 'Beginners', 'Pregnancy'],
    teaches: ['dynamic-reformer', 'reformer-foundations', 'prenatal-reformer'],
    oneToOneFromPence: 5000,
  },
  {
    id: 'freya-lind',
    name: 'Freya Lind',
    bio: 'Trained as a physiotherapist. Asks about your back before you mention it.',
    portrait: '/images/instructors/freya-lind.webp',
    tags: ['Mat', 'Pregnancy', 'Female-only'],
    teaches: ['classic-mat', 'female-only-mat', 'prenatal-mat', 'prenatal-reformer'],
    oneToOneFromPence: 4500,
  },
  {
    id: 'amara-cole',
    name: 'Amara Cole',
    bio: 'Long exhales and plain words. Opens the studio most days and knows everyone’s favourite mat.',
    portrait: '/images/instructors/amara-cole.webp',
    tags: ['Vinyasa', 'Restorative', 'Beginners'],
    teaches: ['vinyasa-yoga', 'restorative-yin-yoga'],
    oneToOneFromPence: 4500,
  },
  {
    id: 'jonah-price',
    name: 'Jonah Price',
    bio: 'Rowed for ten years, then found springs. Counts out loud so you don’t have to.',
    portrait: '/images/instructors/jonah-price.webp',
    tags: ['Reformer', 'Strength', 'Mat'],
    teaches: ['dynamic-reformer', 'reformer-strength', 'reformer-foundations', 'classic-mat'],
    oneToOneFromPence: null,
  },
  {
    id: 'mei-tanaka',
    name: 'Mei Tanaka',
    bio: 'Precise on the reformer, quiet in yin. Corrects one thing at a time.',
    portrait: '/images/instructors/mei-tanaka.webp',
    tags: ['Reformer', 'Yin'],
    teaches: ['dynamic-reformer', 'restorative-yin-yoga'],
    oneToOneFromPence: 5000,
  },
  {
    id: 'noor-haddad',
    name: 'Noor Haddad',
    bio: 'Teaches after-work classes, and sound healing once a month. Remembers your name by your second visit.',
    portrait: '/images/instructors/noor-haddad.webp',
    tags: ['Reformer', 'Vinyasa', 'Female-only'],
    teaches: [
      'dynamic-reformer',
      'female-only-reformer',
      'reformer-foundations',
      'vinyasa-yoga',
      'sound-healing',
    ],
    oneToOneFromPence: null,
  },
] as const satisfies readonly InstructorSeed[];

export type InstructorId = (typeof instructors)[number]['id'];
