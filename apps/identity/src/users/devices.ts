import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { getGreetingName } from './attributes.ts';
import { devices } from './tables.ts';
import type { User } from './users.ts';

export type Device = typeof devices.$inferSelect;

/** Device after ConfirmDevice. */
export interface ConfirmedDevice extends Device {
  salt: string;
  encryptedVerifier: string;
}

/** `NewDeviceMetadata` of a sign-in. */
export interface NewDevice {
  DeviceKey: string;
  DeviceGroupKey: string;
}

/**
 * SRP data with which a browser proves that it is the device, in hex. It is made from a password that never leaves the
 * browser.
 */
export interface DeviceSecret {
  salt: string;
  verifier: string;
}

/** Time in ms after which an unconfirmed device is deleted. Browsers confirm a device right after the sign-in. */
const unconfirmedMs = 3_600_000;
/**
 * Maximum number of devices per account. Beyond it, the least recently used device is deleted and has to register
 * again.
 */
export const maxDevices = 30;

/** Creates the error, with Cognito's message, at which the client drops its device data and retries without it. */
export const createDeviceNotFoundError = (): IdentityError =>
  new IdentityError('ResourceNotFoundException', 'Device does not exist.');

/** Creates a device for a browser that signs in without one. */
export async function addDevice(pool: Pool, tx: QueryExecutor, sub: string): Promise<NewDevice> {
  const now = pool.now();
  const expiry = new Date(now.getTime() - unconfirmedMs);
  await tx
    .delete(devices)
    .where(and(eq(devices.sub, sub), isNull(devices.encryptedVerifier), lt(devices.createdAt, expiry)));
  const { userPoolId } = pool.settings;
  const deviceKey = `${userPoolId.slice(0, userPoolId.indexOf('_'))}_${randomUUID()}`;
  const groupKey = `-${randomBytes(6).toString('base64url')}`;
  await tx.insert(devices).values({ deviceKey, sub, groupKey, createdAt: now, lastSignInAt: now });
  return { DeviceKey: deviceKey, DeviceGroupKey: groupKey };
}

export async function findConfirmedDevice(
  queries: QueryExecutor,
  sub: string,
  deviceKey: string,
): Promise<ConfirmedDevice | null> {
  const [device] = await queries.select().from(devices).where(ownDevice(sub, deviceKey));
  if (!device) return null;
  const { salt, encryptedVerifier } = device;
  return salt !== null && encryptedVerifier !== null ? { ...device, salt, encryptedVerifier } : null;
}

/** Returns the device's verifier, hex. */
export const getDeviceVerifier = (pool: Pool, { deviceKey, encryptedVerifier }: ConfirmedDevice): string =>
  pool.encryption.decrypt(about(deviceKey), encryptedVerifier);

/**
 * Saves the browser's secret, which confirms its device. When the account has other devices, emails the owner and
 * deletes the least recently used ones beyond `maxDevices`. Idempotent for the same secret, because a response may get
 * lost.
 * @throws ResourceNotFoundException when the device isn't the account's, InvalidParameterException when it was
 * confirmed with another secret.
 */
export async function saveDeviceSecret(
  pool: Pool,
  tx: QueryExecutor,
  user: User,
  deviceKey: string,
  { secret, name }: { secret: DeviceSecret; name: string | null },
): Promise<void> {
  const [device] = await tx.select().from(devices).where(ownDevice(user.sub, deviceKey)).for('update');
  if (!device) throw createDeviceNotFoundError();
  if (device.encryptedVerifier !== null) {
    if (pool.encryption.decrypt(about(deviceKey), device.encryptedVerifier) === secret.verifier) return;
    throw new IdentityError('InvalidParameterException', 'The device is already confirmed.');
  }
  const others = await tx
    .select({ deviceKey: devices.deviceKey })
    .from(devices)
    .where(
      and(eq(devices.sub, user.sub), ne(devices.deviceKey, deviceKey), isNotNull(devices.encryptedVerifier)),
    )
    .orderBy(desc(devices.lastSignInAt));
  const encryptedVerifier = pool.encryption.encrypt(about(deviceKey), secret.verifier);
  await tx
    .update(devices)
    .set({ salt: secret.salt, encryptedVerifier, name })
    .where(eq(devices.deviceKey, deviceKey));
  if (others.length === 0) return;
  await enqueueEmail(pool, tx, {
    kind: 'new-device',
    to: user.email,
    firstName: getGreetingName(user.attributes),
    deviceName: name,
  });
  const beyond = others.slice(maxDevices - 1).map((other) => other.deviceKey);
  if (beyond.length > 0) await tx.delete(devices).where(inArray(devices.deviceKey, beyond));
}

/**
 * Deletes a device.
 * @throws ResourceNotFoundException when the account has no such device.
 */
export async function deleteDevice(tx: QueryExecutor, sub: string, deviceKey: string): Promise<void> {
  const deleted = await tx
    .delete(devices)
    .where(ownDevice(sub, deviceKey))
    .returning({ key: devices.deviceKey });
  if (deleted.length === 0) throw createDeviceNotFoundError();
}

/**
 * Marks a confirmed device as remembered or not.
 * @throws ResourceNotFoundException when the account has no such device.
 */
export async function rememberDevice(
  tx: QueryExecutor,
  sub: string,
  deviceKey: string,
  remembered: boolean,
): Promise<void> {
  const ofConfirmedDevice = and(ownDevice(sub, deviceKey), isNotNull(devices.encryptedVerifier));
  const found = await tx
    .update(devices)
    .set({ remembered })
    .where(ofConfirmedDevice)
    .returning({ key: devices.deviceKey });
  if (found.length === 0) throw createDeviceNotFoundError();
}

/** Returns the account's confirmed devices, most recently used first. */
export async function listConfirmedDevices(queries: QueryExecutor, sub: string): Promise<Device[]> {
  return queries
    .select()
    .from(devices)
    .where(and(eq(devices.sub, sub), isNotNull(devices.encryptedVerifier)))
    .orderBy(desc(devices.lastSignInAt), desc(devices.deviceKey));
}

const ownDevice = (sub: string, deviceKey: string) =>
  and(eq(devices.sub, sub), eq(devices.deviceKey, deviceKey));
const about = (deviceKey: string): string => `device|${deviceKey}`;
