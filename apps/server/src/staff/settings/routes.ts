import { paths } from '@studio/contracts/paths';
import {
  settingsGetAnswer,
  settingsGetRequest,
  settingsSaveAnswer,
  settingsSaveRequest,
} from '@studio/contracts/staff-settings';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { saveSettings, settingsNow } from './site-settings.ts';

const owners = { groups: ['ADMIN'] } as const;

/** The studio and its site, as its owner sets them. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.settingsGet,
    policy: owners,
    request: settingsGetRequest,
    answer: settingsGetAnswer,
    handle: async ({ branchId }) => ({ ok: true as const, ...(await settingsNow(services, branchId)) }),
  });
  callRoute(app, services, {
    path: paths.settingsSave,
    policy: owners,
    // Clients’ replies to our emails go to this address.
    recentLogin: ({ profile }) => profile?.email !== undefined,
    request: settingsSaveRequest,
    answer: settingsSaveAnswer,
    handle: async ({ branchId, profile, settings }, caller) => {
      await saveSettings(services, { branchId, profile, settings }, staffActor(caller));
      return { ok: true as const };
    },
  });
}
