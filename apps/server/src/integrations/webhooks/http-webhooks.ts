import { lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type WebhookMessage, type WebhookPort, type WebhookResponse, WebhookSendError } from './port.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export interface HttpWebhookOptions {
  /**
   * For demo mode: whether to allow URLs on this machine, also without TLS. Other hosts always need TLS, and other
   * internal network addresses are never allowed.
   */
  allowThisMachine: boolean;
  /** Time limit until the end of the response, in milliseconds. */
  timeoutMs?: number;
  /** DNS lookup; defaults to the system's. */
  lookup?: LookupFunction;
}

/** Maximum number of bytes read from a response. */
const maxResponseBytes = 2048;

/**
 * Creates a port that posts to public internet addresses over TLS. The check of the IP address happens in the
 * connection's own DNS lookup. So a host name that resolves differently the next time can't bypass the check (DNS
 * rebinding).
 */
export function createHttpWebhooks(options: HttpWebhookOptions): WebhookPort {
  const { allowThisMachine, timeoutMs = 10_000, lookup = lookUp as LookupFunction } = options;
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowThisMachine && isLoopbackAddress(address));
  const getUrlError = (text: string): string | null => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url) return 'Enter a full URL, for example https://example.com/webhooks';
    const host = hostOf(url);
    const isPlainAllowed = allowThisMachine && url.protocol === 'http:' && isThisMachine(host);
    if (url.protocol !== 'https:' && !isPlainAllowed) return 'Enter a URL that starts with https://';
    if (url.username || url.password) return 'Remove the username and password from the URL.';
    return isIP(host) !== 0 && !isAllowed(host) ? 'Enter a URL on the public internet.' : null;
  };
  return {
    getUrlError,
    post: async (message) => {
      const problem = getUrlError(message.url);
      if (problem) throw new WebhookSendError(problem);
      return post(message, guardLookup(lookup, isAllowed), timeoutMs);
    },
  };
}

/** Returns the host name without the brackets that URLs put around IPv6 addresses. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host);
}

/** Wraps a DNS lookup so that it fails when one of the IP addresses that it finds isn't allowed. */
function guardLookup(lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) =>
    lookup(host, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error && !addresses.every(isAllowed))
        return done(
          new WebhookSendError('The host name doesn’t point to a public internet address.'),
          found,
          family,
        );
      done(error, found, family);
    });
}

function post(message: WebhookMessage, lookup: LookupFunction, timeoutMs: number): Promise<WebhookResponse> {
  const { url, headers, body } = message;
  const request = url.startsWith('https:') ? requestSecure : requestPlain;
  const length = Buffer.byteLength(body);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (error: unknown) => reject(toSendError(error, signal.aborted, timeoutMs));
    const clientRequest = request(url, {
      method: 'POST',
      agent: false,
      lookup,
      signal,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    clientRequest.on('error', fail);
    clientRequest.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
        clientRequest.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, maxResponseBytes - size));
        size += chunk.length;
        if (size >= maxResponseBytes) finish();
      });
      response.on('end', finish);
      response.on('error', fail);
    });
    clientRequest.end(body);
  });
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'We couldn’t find a server at this URL.',
  EAI_AGAIN: 'We couldn’t look up this URL. Try again.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed.',
};

/** Returns the error of a failed request. Its message contains no host names and IP addresses. */
function toSendError(error: unknown, timedOut: boolean, timeoutMs: number): WebhookSendError {
  if (error instanceof WebhookSendError) return error;
  if (timedOut) return new WebhookSendError(`No response within ${timeoutMs / 1000} seconds.`);
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return new WebhookSendError(reasons[code] ?? `The connection failed (${code}).`);
}
