import type { FastifyRequest } from 'fastify';
import type { Encryption } from '../encryption/encryption.ts';
import type { User } from '../users/users.ts';
import { describeBrowser } from './describe-browser.ts';
import { getIpConnectionPrefix } from './ip-connection-prefix.ts';
import { getNetworkPrefix } from './network-prefix.ts';

/** Caller of a request, as far as the connection shows it. */
export interface Caller {
  /** Keyed hash of the subscriber's address prefix, for rate limits. */
  addressHash: string;
  /** Prefix that many subscribers share, such as '81.2.69.0/24'. Null when unknown. */
  network: string | null;
  /** Such as 'Firefox on Windows'. Null when unknown. */
  browser: string | null;
  /** User who signed the call with credentials of their identity, for operations that require it. */
  member?: User;
}

/** Returns the caller of a request. In plain text it keeps only the shared network prefix and the kind of browser. */
export function buildCaller(
  encryption: Encryption,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Caller {
  return {
    addressHash: hashAddress(encryption, ip),
    network: getNetworkPrefix(ip),
    browser: describeBrowser(headers['user-agent'] ?? ''),
  };
}

/** Returns the key under which rate limits count an unknown caller. */
export const hashAddress = (encryption: Encryption, ip: string): string =>
  encryption.hash('address', getIpConnectionPrefix(ip));
