import { describe, expect, it } from 'vitest';
import { activities } from './activities.ts';
import { branch } from './branch.ts';
import { classSubTypes, timetableLinkFilters } from './class-sub-types.ts';
import { type ClassTypeSeed, classTypes } from './class-types.ts';
import { type InstructorSeed, instructors } from './instructors.ts';
import { rooms } from './rooms.ts';
import { type WeeklyClass, weeklyTimetable } from './weekly-timetable.ts';

const typeById = new Map<string, ClassTypeSeed>(classTypes.map((type) => [type.id, type]));
const instructorById = new Map<string, InstructorSeed>(instructors.map((person) => [person.id, person]));

function typeOf(weekly: WeeklyClass): ClassTypeSeed {
  const type = typeById.get(weekly.classTypeId);
  if (!type) throw new Error(`${weekly.id} names an unknown class type`);
  return type;
}

/** Returns the minutes since Monday 00:00. */
function minutes(weekday: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return weekday * 1440 + hour * 60 + minute;
}

function span(weekly: WeeklyClass): { from: number; to: number } {
  const from = minutes(weekly.weekday, weekly.localTime);
  return { from, to: from + typeOf(weekly).durationMin };
}

/** Returns the pairs of overlapping classes with the same key. */
function clashes(key: (weekly: WeeklyClass) => string): string[] {
  const found: string[] = [];
  for (const [index, one] of weeklyTimetable.entries()) {
    for (const other of weeklyTimetable.slice(index + 1)) {
      const overlaps = span(one).from < span(other).to && span(other).from < span(one).to;
      if (key(one) === key(other) && overlaps) found.push(`${one.id} and ${other.id}`);
    }
  }
  return found;
}

describe('weekly timetable', () => {
  it('has 81 classes a week, each with a unique id', () => {
    const everyWeek = weeklyTimetable.filter((weekly) => weekly.weekOfMonth === null);
    expect(everyWeek).toHaveLength(81);
    expect(new Set(weeklyTimetable.map((weekly) => weekly.id)).size).toBe(weeklyTimetable.length);
  });

  it('never has two classes in one room at the same time', () => {
    expect(clashes((weekly) => weekly.roomId)).toEqual([]);
  });

  it('never has one instructor teach two classes at the same time', () => {
    expect(clashes((weekly) => weekly.instructorId)).toEqual([]);
  });

  it('has every class start and end within the opening hours', () => {
    const outside = weeklyTimetable.filter((weekly) => {
      const { opens, closes } = weekly.weekday < 5 ? branch.hours.weekdays : branch.hours.weekends;
      const { from, to } = span(weekly);
      return from < minutes(weekly.weekday, opens) || to > minutes(weekly.weekday, closes);
    });
    expect(outside.map((weekly) => weekly.id)).toEqual([]);
  });

  it('has reformer in Studio 1 and all else in Studio 2, within the room capacity', () => {
    const wrong = weeklyTimetable.filter((weekly) => {
      const room = rooms.find((candidate) => candidate.id === weekly.roomId);
      const type = typeOf(weekly);
      const isReformerRoom = weekly.roomId === 'studio-1';
      return !room || type.capacity > room.capacity || isReformerRoom !== (type.activityId === 'reformer');
    });
    expect(wrong.map((weekly) => weekly.id)).toEqual([]);
  });

  it('assigns classes only to instructors who teach them, and at least one to every instructor', () => {
    const wrong = weeklyTimetable.filter(
      (weekly) => !instructorById.get(weekly.instructorId)?.teaches.includes(weekly.classTypeId),
    );
    expect(wrong.map((weekly) => weekly.id)).toEqual([]);
    expect(new Set(weeklyTimetable.map((weekly) => weekly.instructorId)).size).toBe(instructors.length);
  });

  it('has every class type every week, and sound healing once a month', () => {
    const weeklyTypes = new Set(
      weeklyTimetable.filter((weekly) => weekly.weekOfMonth === null).map((weekly) => weekly.classTypeId),
    );
    expect(classTypes.map((type) => type.id).filter((id) => !weeklyTypes.has(id))).toEqual(['sound-healing']);
    const monthly = weeklyTimetable.filter((weekly) => weekly.weekOfMonth !== null);
    expect(monthly.map((weekly) => weekly.classTypeId)).toEqual(['sound-healing']);
  });

  it('has female-only classes, taught only by instructors with that tag', () => {
    const femaleOnly = weeklyTimetable.filter((weekly) => typeOf(weekly).tags.includes('female-only'));
    expect(femaleOnly.length).toBeGreaterThan(0);
    const instructorIds = new Set(femaleOnly.map((weekly) => weekly.instructorId));
    expect([...instructorIds].filter((id) => !instructorById.get(id)?.tags.includes('Female-only'))).toEqual(
      [],
    );
  });
});

describe('class types', () => {
  it('have a subtype of their activity, and every subtype has a class type', () => {
    const allSubTypes = classSubTypes.map((subType) => `${subType.activityId}/${subType.id}`);
    const usedSubTypes = classTypes.map((type) => `${type.activityId}/${type.subType}`);
    expect(new Set(usedSubTypes)).toEqual(new Set(allSubTypes));
    expect(new Set(classTypes.map((type) => type.id)).size).toBe(classTypes.length);
  });

  it('have the durations and drop-in prices of the specification', () => {
    const typeDetails = (id: string) => {
      const type = typeById.get(id);
      return [type?.durationMin, type?.pricePence, type?.difficulty, type?.title];
    };
    expect(typeDetails('dynamic-reformer')).toEqual([55, 2000, 'All Levels', 'Dynamic Reformer Pilates']);
    expect(typeDetails('classic-mat')).toEqual([50, 1500, 'Beginner Friendly', 'Classic Mat Pilates']);
    expect(typeDetails('vinyasa-yoga')).toEqual([55, 1200, 'All Levels', 'Vinyasa Yoga']);
    expect(typeDetails('restorative-yin-yoga')).toEqual([
      60,
      1200,
      'Beginner Friendly',
      'Restorative / Yin Yoga',
    ]);
    expect(typeDetails('sound-healing')[1]).toBe(2500);
  });
});

describe('timetable link filters', () => {
  it('match scheduled classes', () => {
    const empty = Object.entries(timetableLinkFilters).filter(
      ([, { activityType, subType }]) =>
        !weeklyTimetable.some((weekly) => {
          const type = typeOf(weekly);
          return (
            (!activityType || type.activityId === activityType) && (!subType || type.subType === subType)
          );
        }),
    );
    expect(empty).toEqual([]);
  });

  it('have the keywords of the specification', () => {
    for (const word of ['prenatal', 'classic-mat', 'reformer', 'restorative-yin-yoga', 'sound-healing']) {
      expect(timetableLinkFilters).toHaveProperty([word]);
    }
    expect(activities.every((activity) => activity.id in timetableLinkFilters)).toBe(true);
  });
});
