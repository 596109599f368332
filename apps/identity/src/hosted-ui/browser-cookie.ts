import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedUiSettings } from './hosted-ui-settings.ts';

/** Returns the cookie's name. Browsers accept the prefix `__Host-` only over TLS, from exactly this host. */
const getCookieName = (origin: string): string => (isSecure(origin) ? '__Host-signin' : 'signin');
const isSecure = (origin: string): boolean => origin.startsWith('https://');

const shape = /^[\w-]{43}$/;

/** Returns the browser's secret; null when it has none, an invalid one, or several. */
export function readBrowserSecret(request: FastifyRequest, { origin }: HostedUiSettings): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.filter(([name]) => name === getCookieName(origin)).map(([, value = '']) => value);
  const [only] = found;
  return found.length === 1 && only && shape.test(only) ? only : null;
}

/**
 * Returns the browser's secret and sets one if it is missing. A flow continues only in the browser that began it, so
 * that an attacker can't sign a victim in to another account.
 */
export function ensureBrowserSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: HostedUiSettings,
): string {
  const existing = readBrowserSecret(request, settings);
  if (existing) return existing;
  const made = randomBytes(32).toString('base64url');
  setCookie(reply, settings, made);
  return made;
}

/** Removes the secret, which ends all flows of this browser. */
export function clearBrowserCookie(reply: FastifyReply, settings: HostedUiSettings): void {
  setCookie(reply, settings, '', '; Max-Age=0');
}

function setCookie(reply: FastifyReply, { origin }: HostedUiSettings, value: string, more = ''): void {
  const secure = isSecure(origin) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${getCookieName(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${more}`,
  );
}
