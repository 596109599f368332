import { createHmac, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { apiBase, paths } from '@studio/contracts/paths';

/** Somebody at a connection of their own, who is another browser in another network each time. */
export interface HoldingBrowser {
  holdAndRelease(classId: string): Promise<void>;
  end(): void;
}

/** A client that does little itself: it shares the machine with the server that it measures. */
export async function holdingBrowsers(url: string, count: number): Promise<HoldingBrowser[]> {
  const config = (await (await fetch(`${url}${apiBase}/config`)).json()) as { tokenSalt: string };
  return Array.from({ length: count }, () => holdingBrowser(url, config.tokenSalt));
}

function holdingBrowser(url: string, salt: string): HoldingBrowser {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async holdAndRelease(classId) {
      const post = signedAs(url, salt, agent);
      const held = await post(paths.hold, { classId });
      await post(paths.release, { holdId: held.holdId });
    },
    end: () => agent.destroy(),
  };
}

function signedAs(url: string, salt: string, agent: Agent) {
  const [clientId, sessionId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const time = Math.floor(Date.now() / 1000);
  const token = createHmac('sha256', salt).update(`${clientId}:${sessionId}:${time}`).digest('hex');
  const network = `10.${[...randomBytes(3)].join('.')}`;
  return async (path: string, fields: object): Promise<{ holdId?: string }> => {
    const body = JSON.stringify({ branchId: '11-miles-st', ...fields, clientId, sessionId, time, token });
    const answer = await send(`${url}${apiBase}${path}`, { agent, network, body });
    const read = JSON.parse(answer) as { ok: boolean; holdId?: string };
    if (!read.ok) throw new Error(`${path} was refused: ${answer}`);
    return read;
  };
}

function send(address: string, { agent, network, body }: { agent: Agent; network: string; body: string }) {
  return new Promise<string>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': network,
    };
    const asked = request(address, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => resolve(text));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
