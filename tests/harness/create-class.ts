import { randomUUID } from 'node:crypto';
import { toLondonDate } from '@studio/domain/time/london';
import type { Database } from '@studio/server/platform/database/database';
import { classes } from '@studio/server/timetable/tables';

export interface ClassInput {
  startsAt: Date;
  durationMin?: number;
  capacity?: number;
  pricePence?: number;
  /** Class type. Default: Dynamic Reformer Pilates. */
  kind?: 'vinyasa' | 'sound-healing';
}

const reformer = {
  classTypeId: 'dynamic-reformer',
  activityId: 'reformer',
  subType: 'dynamic',
  title: 'Dynamic Reformer Pilates',
};
const kinds = {
  vinyasa: { classTypeId: 'vinyasa', activityId: 'yoga', subType: 'vinyasa', title: 'Vinyasa Yoga' },
  'sound-healing': {
    classTypeId: 'sound-healing',
    activityId: 'yoga',
    subType: 'sound-healing',
    title: 'Sound Healing',
  },
};

/** Creates a class for one test, so that no other test takes its places. Returns its id. */
export async function createClass(database: Database, input: ClassInput): Promise<string> {
  const id = randomUUID();
  await database.orm.insert(classes).values({
    branchId: '11-miles-st',
    id,
    ...(input.kind ? kinds[input.kind] : reformer),
    difficulty: 'All levels',
    description: 'Straps, springs and a steady pace.',
    tags: [],
    instructorId: 'noor-haddad',
    roomId: 'studio-1',
    localDate: toLondonDate(input.startsAt),
    startsAt: input.startsAt,
    durationMin: input.durationMin ?? 55,
    pricePence: input.pricePence ?? 2000,
    capacity: input.capacity ?? 10,
  });
  return id;
}
