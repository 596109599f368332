import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections without a request when the server closes. Browsers and HTTP clients open some in advance. Node
 * closes only connections that have had a request, so the process would wait for the others until it's killed.
 */
export function closeUnusedConnections(app: FastifyInstance, isTls: boolean): void {
  const unused = new Set<Socket>();
  app.server.on(isTls ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
