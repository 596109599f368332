import Fastify from 'fastify';

/**
 * Runs a bare Fastify server that responds to every path with a body of the given size and headers, already compressed.
 * Arguments: port, size, headers as JSON.
 */
const [port = '0', size = '0', headers = '{}'] = process.argv.slice(2);
const body = Buffer.alloc(Number(size), 'x');
const named = JSON.parse(headers) as Record<string, string>;
const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(named).send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
