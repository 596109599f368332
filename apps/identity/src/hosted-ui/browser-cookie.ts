import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedUiSettings } from './hosted-ui-settings.ts';

/** The name that browsers take only for this host, over TLS, from this host itself. */
const nameFor = (origin: string): string => (isSecure(origin) ? '__Host-signin' : 'signin');
const isSecure = (origin: string): boolean => origin.startsWith('https://');

const shape = /^[\w-]{43}$/;

/** The secret that this browser was given at these pages; null when it has none. */
export function readBrowserSecret(request: FastifyRequest, { origin }: HostedUiSettings): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.filter(([name]) => name === nameFor(origin)).map(([, value = '']) => value);
  const [only] = found;
  return found.length === 1 && only && shape.test(only) ? only : null;
}

/**
 * The secret of this browser, given to it when it has none: what is begun in one browser goes on in no other, so that nobody
 * is made to sign in as somebody else.
 */
export function ensureBrowserSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: HostedUiSettings,
): string {
  const known = readBrowserSecret(request, settings);
  if (known) return known;
  const made = randomBytes(32).toString('base64url');
  setCookie(reply, settings, made);
  return made;
}

/** Whatever this browser has begun here ends. */
export function clearBrowserCookie(reply: FastifyReply, settings: HostedUiSettings): void {
  setCookie(reply, settings, '', '; Max-Age=0');
}

function setCookie(reply: FastifyReply, { origin }: HostedUiSettings, value: string, more = ''): void {
  const secure = isSecure(origin) ? '; Secure' : '';
  reply.header('set-cookie', `${nameFor(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${more}`);
}
