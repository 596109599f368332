import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Proxy that can cut the connection to a server. It replaces browsers' own offline mode, which doesn't affect a service
 * worker's requests. It also works for the mail server.
 */
export interface TcpProxy {
  /** URL of the server through this proxy. */
  url: string;
  /** Ends open connections and refuses new ones. */
  disconnect(): void;
  reconnect(): void;
  close(): Promise<void>;
}

/** Opens a proxy on a free port to the server at `address`, for any TCP protocol. */
export async function openTcpProxy(address: string): Promise<TcpProxy> {
  const { protocol, hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isConnected = true;
  const server = createServer((clientSocket) => {
    if (!isConnected) return clientSocket.destroy();
    const serverSocket = connect(Number(port), hostname);
    for (const [source, target] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
    ] as const) {
      sockets.add(source);
      source.on('error', () => target.destroy());
      source.on('close', () => {
        sockets.delete(source);
        target.destroy();
      });
      source.pipe(target);
    }
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const disconnect = () => {
    isConnected = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `${protocol}//localhost:${(server.address() as AddressInfo).port}`,
    disconnect,
    reconnect: () => {
      isConnected = true;
    },
    close: () => {
      disconnect();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
