import { createHmac, randomBytes } from 'node:crypto';
import { apiBase, paths } from '@studio/contracts/paths';
import { buildPostRequest, type HttpConnection, openHttpConnection } from './http-connection.ts';

/**
 * Function that calls the API as one browser in one network.
 * @throws Error when the response is an error
 */
export type BrowserCalls = (path: string, fields: object) => Promise<Record<string, unknown>>;

/** HTTP connection over which a benchmark acts as many browsers one after the other, each in its own network. */
export interface BrowserConnection {
  /** Returns the calls of a new browser. */
  createBrowser(): BrowserCalls;
  /** Holds a place and releases it, as a new browser. */
  holdAndRelease(classId: string): Promise<void>;
  end(): void;
}

/** Opens `count` connections that use little CPU, because they share the machine with the server they measure. */
export async function openBrowserConnections(url: string, count: number): Promise<BrowserConnection[]> {
  const config = (await (await fetch(`${url}${apiBase}/config`)).json()) as { tokenSalt: string };
  return Array.from({ length: count }, () => createHoldingBrowser(new URL(url), config.tokenSalt));
}

function createHoldingBrowser(url: URL, salt: string): BrowserConnection {
  const socket = openHttpConnection(url);
  const createBrowser = () => newBrowser(url, salt, socket);
  return {
    createBrowser,
    async holdAndRelease(classId) {
      const post = createBrowser();
      const { holdId } = await post(paths.hold, { classId });
      await post(paths.release, { holdId });
    },
    end: () => socket.end(),
  };
}

function newBrowser(url: URL, salt: string, socket: HttpConnection): BrowserCalls {
  const [clientId, sessionId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const network = `10.${[...randomBytes(3)].join('.')}`;
  return async (path, fields) => {
    const time = Math.floor(Date.now() / 1000);
    const token = createHmac('sha256', salt).update(`${clientId}:${sessionId}:${time}`).digest('hex');
    const body = { branchId: '11-miles-st', ...fields, clientId, sessionId, time, token };
    const response = await socket.send(buildPostRequest(url, `${apiBase}${path}`, network, body));
    const read = JSON.parse(response) as Record<string, unknown>;
    if (read.ok !== true) throw new Error(`${path} was rejected: ${response}`);
    return read;
  };
}
