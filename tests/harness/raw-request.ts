import http from 'node:http';

export interface RawRequest {
  method?: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'TRACE';
  /** Sent verbatim, without normalisation. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a raw HTTP request, also to paths that no browser would request. Doesn't follow redirects. */
export function sendRawRequest(
  origin: string,
  { method = 'GET', path, headers = {}, body = '' }: RawRequest,
): Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
