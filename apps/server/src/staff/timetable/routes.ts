import { paths } from '@studio/contracts/paths';
import { getClassBedsResponse, moveToBedRequest } from '@studio/contracts/staff-beds';
import * as bedContract from '@studio/contracts/staff-beds-out-of-service';
import * as contract from '@studio/contracts/staff-timetable';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { addStaffClass } from './add-staff-class.ts';
import { changeClass } from './change-class.ts';
import { closeStudioDays, haveBookings, reopenStudioDay } from './close-studio-day.ts';
import { disableBed, restoreBed } from './disable-bed.ts';
import { moveToBed } from './move-to-bed.ts';
import { previewBedRemoval } from './preview-bed-removal.ts';
import { readClass } from './read-class.ts';
import { readClassOptions, readWeek } from './read-week.ts';
import { endSeries, setClassStatus } from './set-class-status.ts';

const policy = { groups: staffToolGroups } as const;

export function registerStaffTimetableRoutes(app: FastifyInstance, services: Services): void {
  registerReadRoutes(app, services);
  registerClassRoutes(app, services);
  registerDayRoutes(app, services);
  registerBedRoutes(app, services);
}

function registerReadRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.timetableWeek,
    policy,
    request: contract.getTimetableWeekRequest,
    response: contract.getTimetableWeekResponse,
    handle: ({ branchId, week }) => readWeek(services, branchId, week),
  });
  registerApiRoute(app, services, {
    path: paths.timetableClassOptions,
    policy,
    request: contract.getClassOptionsRequest,
    response: contract.getClassOptionsResponse,
    handle: ({ branchId }) => readClassOptions(services, branchId),
  });
  registerApiRoute(app, services, {
    path: paths.timetableClass,
    policy,
    request: contract.getTimetableClassRequest,
    response: contract.getTimetableClassResponse,
    handle: ({ branchId, classId }) => readClass(services, branchId, classId),
  });
}

function registerClassRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.timetableAdd,
    policy,
    request: contract.addClassRequest,
    response: contract.addClassResponse,
    handle: ({ pricePence = null, repeat, until, startTime: time, ...body }, caller) => {
      const weekly = repeat === 'weekly' ? { repeatUntil: until ?? null } : {};
      return addStaffClass(services, { ...body, time, pricePence, ...weekly }, getStaffActor(caller));
    },
  });
  registerApiRoute(app, services, {
    path: paths.timetableChange,
    policy,
    request: contract.changeClassRequest,
    response: contract.changeClassResponse,
    handle: ({ changes: change, ...body }, caller) =>
      changeClass(services, { ...body, change }, getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.timetableRemoveEmpty,
    policy,
    request: contract.removeEmptyClassRequest,
    response: contract.classStatusResponse,
    handle: (body, caller) => setClassStatus(services, body, 'CANCELLED', getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.timetableRestore,
    policy,
    request: contract.restoreClassRequest,
    response: contract.classStatusResponse,
    handle: (body, caller) => setClassStatus(services, body, 'SCHEDULED', getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.timetableEnd,
    policy,
    request: contract.endSeriesRequest,
    response: contract.removedClassesResponse,
    handle: (body, caller) => endSeries(services, body, getStaffActor(caller)),
  });
}

function registerDayRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.timetableClose,
    policy,
    // The page then cancels the bookings of these days, which needs a recent login too.
    recentLogin: (body) => !body.preview && haveBookings(services, body),
    request: contract.closeDayRequest,
    response: contract.removedClassesResponse,
    handle: (body, caller) => closeStudioDays(services, body, getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.timetableOpen,
    policy,
    request: contract.reopenDayRequest,
    response: contract.reopenDayResponse,
    handle: (body, caller) => reopenStudioDay(services, body, getStaffActor(caller)),
  });
}

function registerBedRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.timetableBedPreview,
    policy,
    request: bedContract.previewBedOutOfServiceRequest,
    response: bedContract.previewBedOutOfServiceResponse,
    handle: ({ branchId, bedScope, bedNumber }) => previewBedRemoval(services, branchId, bedScope, bedNumber),
  });
  registerApiRoute(app, services, {
    path: paths.timetableBedOutOfService,
    policy,
    recentLogin: ({ moves }) => moves.some(({ toClassId }) => toClassId === null),
    request: bedContract.takeBedOutOfServiceRequest,
    response: bedContract.takeBedOutOfServiceResponse,
    handle: (body, caller) => disableBed(services, body, getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.timetableBedBackInService,
    policy,
    request: bedContract.returnBedToServiceRequest,
    response: bedContract.returnBedToServiceResponse,
    handle: (body, caller) => restoreBed(services, body, getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.timetableBedMove,
    policy,
    request: moveToBedRequest,
    response: getClassBedsResponse,
    handle: (body, caller) => moveToBed(services, body, getStaffActor(caller)),
  });
}
