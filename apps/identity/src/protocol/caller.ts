import type { FastifyRequest } from 'fastify';
import type { Encryption } from '../encryption/encryption.ts';
import type { User } from '../users/users.ts';
import { describeBrowser } from './describe-browser.ts';
import { getNetworkPrefix } from './network-prefix.ts';
import { getSubscriberPrefix } from './subscriber-prefix.ts';

/** Who asks, as far as the connection says. */
export interface Caller {
  /** Keyed hash of the address, or of the part of it that one line has to itself; for limits. */
  addressHash: string;
  /** The part of the address that many share, such as '81.2.69.0/24'; null when it has none. */
  network: string | null;
  /** 'Firefox on Windows'; null when it does not say. */
  browser: string | null;
  /** Who has signed the call with the credentials of their identity, for operations that ask for it. */
  member?: User;
}

/** Who sends a request. Of address and browser only what many have in common is kept in plain. */
export function buildCaller(
  sealing: Encryption,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Caller {
  return {
    addressHash: hashAddress(sealing, ip),
    network: getNetworkPrefix(ip),
    browser: describeBrowser(headers['user-agent'] ?? ''),
  };
}

/** By which somebody is counted of whom the connection alone is known. */
export const hashAddress = (sealing: Encryption, ip: string): string =>
  sealing.hash('address', getSubscriberPrefix(ip));
