import type { FastifyRequest } from 'fastify';
import type { Encryption } from '../encryption/encryption.ts';
import type { User } from '../users/users.ts';
import { describeBrowser } from './describe-browser.ts';
import { getIpConnectionPrefix } from './ip-connection-prefix.ts';
import { getNetworkPrefix } from './network-prefix.ts';

/** Caller of a request, as far as the connection identifies it. */
export interface Caller {
  /** Keyed hash of the IP prefix that the caller's connection has, for rate limits. */
  addressHash: string;
  /** Network prefix that many connections share, such as '81.2.69.0/24'; null when unknown. */
  network: string | null;
  /** Browser and system, such as 'Firefox on Windows'; null when unknown. */
  browser: string | null;
  /** User whose identity-pool credentials signed the request (SigV4). Only set for operations that require such a signature. */
  member?: User;
}

/**
 * Returns the caller of a request. Contains the IP address only as a shared network prefix and as a hash, and the
 * User-Agent header only as the kind of browser.
 */
export function buildCaller(
  encryption: Encryption,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Caller {
  return {
    addressHash: hashIpPrefix(encryption, ip),
    network: getNetworkPrefix(ip),
    browser: describeBrowser(headers['user-agent'] ?? ''),
  };
}

/** Returns the hashed IP prefix under which rate limits count a caller. */
export const hashIpPrefix = (encryption: Encryption, ip: string): string =>
  encryption.hash('address', getIpConnectionPrefix(ip));
