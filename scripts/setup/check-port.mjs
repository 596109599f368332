import net from 'node:net';
import { CommandError } from './command-error.mjs';

/**
 * Throws CommandError when another program already listens on the configured port, or when this user may not listen on
 * it.
 */
export async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || (process.env.STUDIO_MODE === 'live' ? '0.0.0.0' : '127.0.0.1');
  const code = await new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new CommandError(
      `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    throw new CommandError(
      `You don’t have permission to use port ${port}. Choose another port: PORT=3000 npm start`,
    );
}
