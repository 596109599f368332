import Fastify from 'fastify';

/** A bare Fastify that answers every path with as many bytes as the argument says, already compressed. */
const [size = '0', port = '0'] = process.argv.slice(2);
const body = Buffer.alloc(Number(size), 'x');
const app = Fastify();
app.get('/*', (_request, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(body),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
