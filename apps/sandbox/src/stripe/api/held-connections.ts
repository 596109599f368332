import type { FastifyReply } from 'fastify';

/** Connections that are kept without an answer, as a slow or lost network would. */
export interface HeldConnections {
  /** Takes the connection from Fastify and drops it after the time, in milliseconds. */
  hold(reply: FastifyReply, milliseconds: number): FastifyReply;
  /** Drops all of them, so that the server can close. */
  release(): void;
}

export function createHeldConnections(): HeldConnections {
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
