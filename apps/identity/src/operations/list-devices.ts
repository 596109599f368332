import { z } from 'zod';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { type Device, listDevices as list } from '../users/devices.ts';
import { operation } from '../wire/operation.ts';
import { pageAfter } from '../wire/page-after.ts';

/** The devices of an account, the last one used first. A page goes on after the device that its token names. */
export const listDevices = operation({
  name: 'ListDevices',
  request: z.object({
    AccessToken: z.string(),
    Limit: z.number().int().min(1).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  async run(pool, { AccessToken, Limit, PaginationToken }) {
    const { user } = await userOfAccessToken(pool, AccessToken);
    const all = await list(pool.database, user.sub);
    const { page, next } = pageAfter(all, ({ deviceKey }) => deviceKey, Limit, PaginationToken);
    return { Devices: page.map(shown), ...(next ? { PaginationToken: next } : {}) };
  },
});

/** Instants are in seconds since 1970. */
function shown({ deviceKey, name, remembered, createdAt, lastSignInAt }: Device) {
  const DeviceAttributes = [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
    ...(name ? [{ Name: 'device_name', Value: name }] : []),
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
