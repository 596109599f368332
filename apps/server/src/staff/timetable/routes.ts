import { paths } from '@studio/contracts/paths';
import * as contract from '@studio/contracts/staff-timetable';
import { penceFromPounds } from '@studio/domain/money/money';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { previewBedOut } from './bed-preview.ts';
import { changeTimetableOf } from './change.ts';
import { closeTheDay, openTheDay } from './days.ts';
import { putOn } from './put-on.ts';
import { readClass } from './read-class.ts';
import { readChoices, readWeek } from './read-week.ts';
import { putBedBack, takeBedOut } from './take-bed-out.ts';
import { endRepeating, switchClass } from './take-off.ts';

const policy = { groups: staffToolGroups } as const;

/** The timetable as the staff see and change it. */
export function staffTimetableRoutes(app: FastifyInstance, services: Services): void {
  lookingRoutes(app, services);
  classRoutes(app, services);
  dayRoutes(app, services);
  bedRoutes(app, services);
}

function lookingRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.timetableWeek,
    policy,
    request: contract.timetableWeekRequest,
    answer: contract.timetableWeekAnswer,
    handle: ({ branchId, week }) => readWeek(services, branchId, week),
  });
  callRoute(app, services, {
    path: paths.timetableChoices,
    policy,
    request: contract.timetableChoicesRequest,
    answer: contract.timetableChoicesAnswer,
    handle: ({ branchId }) => readChoices(services, branchId),
  });
  callRoute(app, services, {
    path: paths.timetableClass,
    policy,
    request: contract.timetableClassRequest,
    answer: contract.timetableClassAnswer,
    handle: ({ branchId, classId }) => readClass(services, branchId, classId),
  });
}

function classRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.timetableAdd,
    policy,
    request: contract.addClassRequest,
    answer: contract.addClassAnswer,
    handle: ({ price, repeat, until, startTime: time, ...body }, caller) => {
      const pricePence = price === undefined ? null : penceFromPounds(price);
      const weekly = repeat === 'weekly' ? { weeklyUntil: until ?? null } : {};
      return putOn(services, { ...body, time, pricePence, ...weekly }, staffActor(caller));
    },
  });
  callRoute(app, services, {
    path: paths.timetableChange,
    policy,
    request: contract.changeClassRequest,
    answer: contract.changeClassAnswer,
    handle: ({ changes: { price, ...rest }, ...body }, caller) => {
      const change = { ...rest, ...(price === undefined ? {} : { pricePence: penceFromPounds(price) }) };
      return changeTimetableOf(services, { ...body, change }, staffActor(caller));
    },
  });
  callRoute(app, services, {
    path: paths.timetableOff,
    policy,
    request: contract.classOffRequest,
    answer: contract.classSwitchAnswer,
    handle: (body, caller) => switchClass(services, body, 'CANCELLED', staffActor(caller)),
  });
  callRoute(app, services, {
    path: paths.timetableOn,
    policy,
    request: contract.classOnAgainRequest,
    answer: contract.classSwitchAnswer,
    handle: (body, caller) => switchClass(services, body, 'ON', staffActor(caller)),
  });
  callRoute(app, services, {
    path: paths.timetableEnd,
    policy,
    request: contract.endPatternRequest,
    answer: contract.endedAnswer,
    handle: (body, caller) => endRepeating(services, body, staffActor(caller)),
  });
}

function dayRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.timetableClose,
    policy,
    request: contract.closeDayRequest,
    answer: contract.endedAnswer,
    handle: (body, caller) => closeTheDay(services, body, staffActor(caller)),
  });
  callRoute(app, services, {
    path: paths.timetableOpen,
    policy,
    request: contract.openDayRequest,
    answer: contract.openDayAnswer,
    handle: (body, caller) => openTheDay(services, body, staffActor(caller)),
  });
}

function bedRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.timetableBedPreview,
    policy,
    request: contract.bedPreviewRequest,
    answer: contract.bedPreviewAnswer,
    handle: ({ branchId, where }) => previewBedOut(services, branchId, where),
  });
  callRoute(app, services, {
    path: paths.timetableBedOut,
    policy,
    recentLogin: ({ moves }) => moves.some(({ toClassId }) => toClassId === null),
    request: contract.bedOutRequest,
    answer: contract.bedOutAnswer,
    handle: (body, caller) => takeBedOut(services, body, staffActor(caller)),
  });
  callRoute(app, services, {
    path: paths.timetableBedBack,
    policy,
    request: contract.bedBackRequest,
    answer: contract.bedBackAnswer,
    handle: (body, caller) => putBedBack(services, body, staffActor(caller)),
  });
}
