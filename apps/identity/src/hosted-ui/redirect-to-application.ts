import type { FastifyReply } from 'fastify';

/** Recipient of the authorization response. */
export interface RedirectTarget {
  /** Redirect URI, validated as one of the settings' `callbackUrls`. */
  redirectUri: string;
  state: string | null;
  /** Issuer (RFC 9207), so that the application can't confuse responses of different servers. */
  issuer: string;
}

/** Redirects the browser to the application, with a code or an error. */
export function redirectToApplication(
  reply: FastifyReply,
  { redirectUri, state, issuer }: RedirectTarget,
  result: { code: string } | { error: string; error_description: string },
): FastifyReply {
  const to = new URL(redirectUri);
  const all = { ...result, ...(state === null ? {} : { state }), iss: issuer };
  for (const [name, value] of Object.entries(all)) to.searchParams.set(name, value);
  // Status 303, so that the browser doesn't repost the form to the application.
  return reply.redirect(to.href, 303);
}
