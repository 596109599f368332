import { paths } from '@studio/contracts/paths';
import {
  getSettingsRequest,
  getSettingsResponse,
  saveSettingsRequest,
  saveSettingsResponse,
} from '@studio/contracts/staff-settings';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { loadCurrentSettings, saveSettings } from './site-settings.ts';

/** Only owners may make these calls (handbook: roles 6). */
const owners = { groups: ['ADMIN'] } as const;

export function registerSettingsRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.settingsGet,
    policy: owners,
    request: getSettingsRequest,
    response: getSettingsResponse,
    handle: async ({ branchId }) => ({
      ok: true as const,
      ...(await loadCurrentSettings(services, branchId)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.settingsSave,
    policy: owners,
    // Requires a recent login, because clients' replies to emails go to this email address.
    recentLogin: ({ profile }) => profile?.email !== undefined,
    request: saveSettingsRequest,
    response: saveSettingsResponse,
    handle: async ({ branchId, profile, settings }, caller) => {
      await saveSettings(services, { branchId, profile, settings }, getStaffActor(caller));
      return { ok: true as const };
    },
  });
}
