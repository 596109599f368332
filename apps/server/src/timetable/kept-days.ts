import { type ClassFilters, classSlot as slotContract } from '@studio/contracts/timetable';
import { boundedMemory } from '../platform/bounded-memory.ts';
import { ReadyAnswer } from '../platform/ready-answer.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from './class-slot.ts';
import { isWanted } from './is-wanted.ts';
import { type BranchDay, dayPlaces } from './places-left.ts';
import { type ClassRow, listClasses } from './store.ts';
import { type Versioned, versionedMemory } from './versioned-memory.ts';

/** Room for some forty thousand days of 25 classes, and fewer answers; a studio of one branch needs a hundredth of it. */
const room = { days: 256_000_000, kinds: 32_000_000, answers: 64_000_000 };

/** Everything about a day's classes but the places left, in the order in which these are read. */
interface KeptDay extends Versioned {
  classes: KeptClass[];
}

type KeptClass = Pick<ClassRow, 'activityId' | 'subType' | 'instructorId' | 'startsAt'> & {
  /** Its JSON: what no other class has, and what others of its kind have as well, up to the number of places. */
  own: string;
  kind: string;
};

/** About what a class takes beside the characters of its own. */
const sizeOfClass = 150;

/** An answer and what it was put together of: it is another one when places are taken or given back, or a class begins. */
interface PutTogether {
  day: KeptDay;
  left: string;
  fromMs: number;
  untilMs: number;
  ready: ReadyAnswer;
}

/** The classes of days for visitors, who all see the same prices. */
export interface KeptDays {
  /** The classes of one day that have not begun, by start; the places are those of a moment after the call. */
  slots(wish: BranchDay & { filters: ClassFilters }): Promise<ReadyAnswer>;
}

/**
 * Keeps what a day's classes are, and reads for each answer what is free in them: that changes with every hold, and is
 * never told from memory. It is read together with the version of the rest; when that changes in between, again.
 */
export function keptDays({ database, clock }: Pick<Services, 'database' | 'clock'>): KeptDays {
  const places = dayPlaces(database, clock);
  const memory = versionedMemory<KeptDay>(room.days);
  const kinds = boundedMemory<string>(room.kinds, () => 0);
  const known = (kind: string): string => {
    const before = kinds.get(kind);
    if (before) return before;
    kinds.set(kind, kind);
    return kind;
  };
  const answers = boundedMemory<PutTogether>(room.answers, ({ ready }) => ready.body.length);
  return {
    async slots({ branchId, date, filters }) {
      for (;;) {
        const { version, left } = await places.read({ branchId, date });
        const fits = (kept: KeptDay) => kept.version === version;
        const day = await memory.get(`${date} ${branchId}`, fits, async () =>
          keptDay(version, await listClasses(database, branchId, date, clock.now()), known),
        );
        if (!fits(day)) continue;
        const name = JSON.stringify([date, branchId, filters]);
        const before = answers.get(name);
        if (before && isStill(before, day, left, clock.now())) return before.ready;
        const answer = putTogether(day, left, filters, clock.now());
        answers.set(name, answer);
        return answer.ready;
      }
    },
  };
}

/**
 * @param before the version that was read before; a day without classes says none itself
 * @param known gives the text itself for one that is alike: most classes of a studio differ by their time only
 */
function keptDay(
  before: string,
  rows: Awaited<ReturnType<typeof listClasses>>,
  known: (kind: string) => string,
): KeptDay {
  const classes = rows.map((row) => {
    const { activityId, subType, instructorId, startsAt } = row;
    const { capacityLeft: _read, ...slot } = slotContract.parse(classSlot(row));
    const { classId, start, end, dateStart, ...kind } = slot;
    return {
      ...{ activityId, subType, instructorId, startsAt },
      own: JSON.stringify({ classId, start, end, dateStart }).slice(0, -1),
      kind: known(`,${JSON.stringify(kind).slice(1, -1)},"capacityLeft":`),
    };
  });
  const size = classes.reduce((sum, { own }) => sum + own.length + sizeOfClass, 0);
  return { version: rows[0]?.dataVersion ?? before, size, classes };
}

function putTogether(day: KeptDay, left: string, filters: ClassFilters, now: Date): PutTogether {
  const places = left.split(',');
  const wanted = day.classes.flatMap((one, index) =>
    isWanted(one, filters, now) ? [{ one, places: places[index] }] : [],
  );
  const slots = wanted.map(({ one: { own, kind }, places }) => `${own}${kind}${places}}`);
  return {
    ...{ day, left, fromMs: now.getTime() },
    untilMs: Math.min(...wanted.map(({ one }) => one.startsAt.getTime())),
    ready: new ReadyAnswer(`{"ok":true,"slots":[${slots.join(',')}]}`),
  };
}

function isStill(
  { day, left, fromMs, untilMs }: PutTogether,
  dayNow: KeptDay,
  leftNow: string,
  now: Date,
): boolean {
  const nowMs = now.getTime();
  return day === dayNow && left === leftNow && fromMs <= nowMs && nowMs < untilMs;
}
