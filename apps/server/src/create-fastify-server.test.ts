import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createFastifyServer } from './create-fastify-server.ts';
import { readConfig } from './platform/config/config.ts';

const openServer = async () => {
  const app = createFastifyServer(readConfig({}), 'silent');
  app.post('/', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
};

it('gives a request 30 seconds to arrive', async () => {
  const app = await openServer();
  expect(app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 30_000 });
  await app.close();
});

// Concurrent, because the server checks its connections every five seconds.
it.concurrent.each([
  ['a body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n'],
  ['headers', 'POST / HTTP/1.1\r\nhost: a\r\nx-long: '],
])('closes the connection of a client that sends %s byte by byte', async (_what, start) => {
  const app = await openServer();
  // Same limits as in production, but shorter.
  Object.assign(app.server, { requestTimeout: 500, headersTimeout: 500 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => (response += chunk)).on('error', () => {});
  socket.write(start);
  const trickle = setInterval(() => socket.write(' '), 50);
  // `events.once` would reject with the socket's error: the server resets the connection when more bytes arrive.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(trickle);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

it('closes at once while a client has connected without sending a request', async () => {
  const app = await openServer();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const connected = Promise.withResolvers<void>();
  app.server.once('connection', () => connected.resolve());
  await connected.promise;
  const closed = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
  await app.close();
  await closed;
});
