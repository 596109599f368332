import type { FastifyRequest } from 'fastify';
import type { Sealing } from '../sealing/sealing.ts';
import type { User } from '../users/users.ts';
import { browserWords } from './browser-words.ts';
import { networkOf } from './network-of.ts';
import { subscriberOf } from './subscriber-of.ts';

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
export function callerOf(sealing: Sealing, { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Caller {
  return {
    addressHash: addressHash(sealing, ip),
    network: networkOf(ip),
    browser: browserWords(headers['user-agent'] ?? ''),
  };
}

/** By which somebody is counted of whom the connection alone is known. */
export const addressHash = (sealing: Sealing, ip: string): string =>
  sealing.hash('address', subscriberOf(ip));
