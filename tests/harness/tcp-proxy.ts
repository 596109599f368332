import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Proxy that can cut the connection to a server. Browsers' own offline mode doesn't affect a service worker's requests.
 * It also works for the mail server.
 */
export interface TcpProxy {
  /** URL of the server through this proxy. */
  url: string;
  /** Ends open connections and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a proxy on a free port to the server at `address`, for any TCP protocol. */
export async function openTcpProxy(address: string): Promise<TcpProxy> {
  const { protocol, hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const cut = () => {
    whole = false;
    for (const end of ends) end.destroy();
  };
  return {
    url: `${protocol}//localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: () => {
      cut();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
