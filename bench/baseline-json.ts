import Fastify from 'fastify';

/** A bare Fastify that answers every POST of JSON with the JSON of one object, which it makes anew each time. */
const [port = '0', answer = '{}'] = process.argv.slice(2);
const read = JSON.parse(answer) as object;
const app = Fastify();
app.post('/*', async () => read);
app.get('/', async () => ({ ok: true }));
await app.listen({ port: Number(port), host: '127.0.0.1' });
