import type { ActivityId } from './activities.ts';
import type { ClassSubTypeId } from './class-sub-types.ts';
import type { Difficulty } from './difficulty.ts';

/** Class type as the timetable offers it. */
export interface ClassTypeSeed {
  id: string;
  activityId: ActivityId;
  subType: ClassSubTypeId;
  title: string;
  difficulty: Difficulty;
  /** Description in one or two short sentences of what happens in the class. */
  description: string;
  /** Duration in minutes. */
  durationMin: number;
  /** Drop-in price in pence. */
  pricePence: number;
  /** Number of places in new classes, at most the room's capacity. */
  capacity: number;
  tags: readonly ClassTag[];
}

/**
 * Property of a class type. 'no-entitlement': no pack or membership covers the class
 * (handbook: packs-and-memberships 4).
 */
export type ClassTag = 'female-only' | 'prenatal' | 'no-entitlement';

const reformer = { activityId: 'reformer', durationMin: 55, pricePence: 2000, capacity: 10 } as const;
const mat = { activityId: 'mat', durationMin: 50, pricePence: 1500, capacity: 16 } as const;

/** Class types with fixed titles, durations and drop-in prices (handbook: timetable 12). */
export const classTypes = [
  {
    id: 'dynamic-reformer',
    ...reformer,
    subType: 'dynamic',
    title: 'Dynamic Reformer Pilates',
    difficulty: 'All Levels',
    description:
      'Straps, springs and a steady pace. One spring lighter if you’re new, one heavier if you’re not.',
    tags: [],
  },
  {
    id: 'reformer-strength',
    ...reformer,
    subType: 'dynamic',
    title: 'Reformer Strength',
    difficulty: 'Intermediate',
    description: 'Heavier springs and longer holds, for people who know their way around a reformer.',
    tags: [],
  },
  {
    id: 'female-only-reformer',
    ...reformer,
    subType: 'dynamic',
    title: 'Female-only Reformer',
    difficulty: 'All Levels',
    description: 'The same springs and pace, taught by a woman, with only women in the room.',
    tags: ['female-only'],
  },
  {
    id: 'reformer-foundations',
    ...reformer,
    capacity: 8,
    subType: 'foundation',
    title: 'Reformer Foundations',
    difficulty: 'Beginner Friendly',
    description: 'Eight beds and no rush. You learn the machine, then you use it.',
    tags: [],
  },
  {
    id: 'prenatal-reformer',
    ...reformer,
    capacity: 6,
    subType: 'prenatal',
    title: 'Prenatal Reformer',
    difficulty: 'Gentle',
    description: 'Six beds, exercises on your side and seated, and time to turn over.',
    tags: ['prenatal'],
  },
  {
    id: 'classic-mat',
    ...mat,
    subType: 'classic',
    title: 'Classic Mat Pilates',
    difficulty: 'Beginner Friendly',
    description: 'The original exercises in their original order. Your own weight is enough.',
    tags: [],
  },
  {
    id: 'female-only-mat',
    ...mat,
    subType: 'classic',
    title: 'Female-only Mat Pilates',
    difficulty: 'All Levels',
    description: 'Classic mat work, taught by a woman, with only women in the room.',
    tags: ['female-only'],
  },
  {
    id: 'prenatal-mat',
    ...mat,
    capacity: 10,
    subType: 'prenatal',
    title: 'Prenatal Mat Pilates',
    difficulty: 'Gentle',
    description: 'Hips, back and breath, with bolsters where you want them. No lying on your front.',
    tags: ['prenatal'],
  },
  {
    id: 'vinyasa-yoga',
    activityId: 'yoga',
    subType: 'vinyasa',
    title: 'Vinyasa Yoga',
    difficulty: 'All Levels',
    description: 'One breath, one movement, from standing to lying down. Every pose has an easier version.',
    durationMin: 55,
    pricePence: 1200,
    capacity: 16,
    tags: [],
  },
  {
    id: 'restorative-yin-yoga',
    activityId: 'yoga',
    subType: 'restorative-yin',
    title: 'Restorative / Yin Yoga',
    difficulty: 'Beginner Friendly',
    description: 'A few poses, held for minutes over bolsters and blankets. Soft light, little talking.',
    durationMin: 60,
    pricePence: 1200,
    capacity: 14,
    tags: [],
  },
  {
    id: 'sound-healing',
    activityId: 'yoga',
    subType: 'sound-healing',
    title: 'Sound Healing',
    difficulty: 'All Levels',
    description: 'An hour on the floor with four brass bowls. Packs and memberships don’t cover it.',
    durationMin: 60,
    pricePence: 2500,
    capacity: 12,
    tags: ['no-entitlement'],
  },
] as const satisfies readonly ClassTypeSeed[];

export type ClassTypeId = (typeof classTypes)[number]['id'];
