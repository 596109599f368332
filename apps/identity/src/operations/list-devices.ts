import { z } from 'zod';
import { listLastNetworkByDevice } from '../events/list-events.ts';
import { describeBrowser } from '../protocol/describe-browser.ts';
import { defineOperation } from '../protocol/operation.ts';
import { paginate } from '../protocol/paginate.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { getSignInDevice } from '../tokens/device-sign-ins.ts';
import { type Device, listConfirmedDevices } from '../users/devices.ts';

/**
 * Returns the account's devices, most recently used first. The pagination token is the key of the last device on the
 * previous page. Besides Cognito's attributes, a device may have three of the project's own: its browser, whether it is
 * the caller's device, and whether its last sign-in came from the caller's network.
 */
export const listDevices = defineOperation({
  name: 'ListDevices',
  request: z.object({
    AccessToken: z.string(),
    Limit: z.number().int().min(1).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  async run(pool, { AccessToken, Limit, PaginationToken }, { network }) {
    const { user, claims } = await getUserOfAccessToken(pool, AccessToken);
    const all = await listConfirmedDevices(pool.database, user.sub);
    const { page, next } = paginate(all, ({ deviceKey }) => deviceKey, Limit, PaginationToken);
    const callerContext: CallerContext = {
      networks: await listLastNetworkByDevice(pool.database, user.sub),
      here: await getSignInDevice(pool.database, claims.origin_jti),
      network,
    };
    return {
      Devices: page.map((device) => toDeviceDto(device, callerContext)),
      ...(next ? { PaginationToken: next } : {}),
    };
  },
});

interface CallerContext {
  /** Network of each device's last sign-in. */
  networks: ReadonlyMap<string, string>;
  /** Key of the caller's device; null when the sign-in is bound to none. */
  here: string | null;
  /** Network of the caller. */
  network: string | null;
}

/** Returns a device in the response's format. Times are seconds since 1970. */
function toDeviceDto(
  { deviceKey, name, remembered, createdAt, lastSignInAt }: Device,
  { networks, here, network: thisNetwork }: CallerContext,
) {
  const network = networks.get(deviceKey);
  const browser = describeBrowser(name ?? '');
  const DeviceAttributes = [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
    ...(name ? [{ Name: 'device_name', Value: name }] : []),
    // Cognito returns the IP address here; this user pool returns only its network.
    ...(network ? [{ Name: 'last_ip_used', Value: network }] : []),
    ...(browser ? [{ Name: 'dev:browser', Value: browser }] : []),
    ...(network && network === thisNetwork ? [{ Name: 'dev:this_network', Value: 'true' }] : []),
    ...(deviceKey === here ? [{ Name: 'dev:this_device', Value: 'true' }] : []),
  ];
  return {
    DeviceKey: deviceKey,
    DeviceAttributes,
    DeviceCreateDate: seconds(createdAt),
    DeviceLastModifiedDate: seconds(createdAt),
    DeviceLastAuthenticatedDate: seconds(lastSignInAt),
  };
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
