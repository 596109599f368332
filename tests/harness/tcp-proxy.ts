import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A line to a server that can be cut: the studio's, since a browser's own offline mode spares what a service worker asks
 * for, or the mail's.
 */
export interface TcpProxy {
  /** The server as it is reached over this line. */
  url: string;
  /** Ends what is under way and takes nothing more. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line on a free port to the server at `address`, whatever it speaks. */
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
