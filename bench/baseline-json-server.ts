import Fastify from 'fastify';

/** Runs a bare Fastify server that responds to every POST with one object, which it serialises each time. */
const [port = '0', json = '{}'] = process.argv.slice(2);
const read = JSON.parse(json) as object;
const app = Fastify();
app.post('/*', async () => read);
app.get('/', async () => ({ ok: true }));
await app.listen({ port: Number(port), host: '127.0.0.1' });
