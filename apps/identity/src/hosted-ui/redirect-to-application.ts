import type { FastifyReply } from 'fastify';

/** Where an application's answer goes. */
export interface RedirectTarget {
  /** One of the settings' `callbackUrls`: judged before. */
  redirectUri: string;
  state: string | null;
  /** Who answers (RFC 9207), so that no application takes it for somebody else's answer. */
  issuer: string;
}

/** Sends the browser back to the application, with a code or with what went wrong. */
export function redirectToApplication(
  reply: FastifyReply,
  { redirectUri, state, issuer }: RedirectTarget,
  answer: { code: string } | { error: string; error_description: string },
): FastifyReply {
  const to = new URL(redirectUri);
  const all = { ...answer, ...(state === null ? {} : { state }), iss: issuer };
  for (const [name, value] of Object.entries(all)) to.searchParams.set(name, value);
  // 303: what was posted here is not posted there.
  return reply.redirect(to.href, 303);
}
