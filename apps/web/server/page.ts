import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RequestHandler, RouterContextProvider } from 'react-router';

/**
 * Answers with what React Router renders. The answer is complete before it is sent, so that it can be compressed
 * whole, and a visitor who leaves meanwhile costs nothing but the rendering, which stops.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: RequestHandler,
  fill: (context: RouterContextProvider) => void,
): Promise<FastifyReply> {
  const context = new RouterContextProvider();
  fill(context);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());

  const response = await handle(webRequest(request, gone.signal), context);
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(body);
}

function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(address(request), {
    // What HEAD answers is what GET would; the body is left out on the way.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  });
}

/** The whole address; a host header that is no host does not break the page. */
function address(request: FastifyRequest): string {
  const whole = `${request.protocol}://${request.host}${request.url}`;
  return URL.canParse(whole) ? whole : `http://localhost${request.url}`;
}
