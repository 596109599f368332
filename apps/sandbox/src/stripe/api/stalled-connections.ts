import type { FastifyReply } from 'fastify';

/** Connections that the sandbox holds open without a response, to simulate a slow or lost network. */
export interface StalledConnections {
  /** Takes the connection from Fastify and closes it after the given milliseconds. */
  hold(reply: FastifyReply, milliseconds: number): FastifyReply;
  /** Closes all held connections, so that the server can stop. */
  release(): void;
}

export function createStalledConnections(): StalledConnections {
  const releases = new Set<() => void>();
  return {
    hold(reply, milliseconds) {
      reply.hijack();
      const { socket } = reply.raw;
      const drop = () => {
        clearTimeout(timer);
        releases.delete(drop);
        socket?.destroy();
      };
      const timer = setTimeout(drop, milliseconds);
      releases.add(drop);
      socket?.once('close', drop);
      return reply;
    },
    release() {
      for (const drop of [...releases]) drop();
    },
  };
}
