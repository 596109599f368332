import { expect, it } from 'vitest';
import { readChatStream } from './read-chat-stream.ts';

const streamed = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

async function read(response: Response) {
  const pieces: string[] = [];
  const answer = await readChatStream(response, (piece) => pieces.push(piece));
  return { pieces, answer };
}

it('gives the pieces as they come and the whole answer at the end', async () => {
  const text = 'event: text\ndata: {"text":"Ten "}\n\nevent: text\ndata: {"text":"beds."}\n\n';
  expect(await read(streamed(`${text}event: done\ndata: {"ok":true,"reply":"Ten beds."}\n\n`))).toEqual({
    pieces: ['Ten ', 'beds.'],
    answer: { ok: true, reply: 'Ten beds.' },
  });
});

it('gives a refusal, in the stream or in one piece, and nothing when the stream broke off', async () => {
  const refusal = { ok: false, code: 'rate_limited', message: 'Too many messages.' };
  expect((await read(streamed(`event: failed\ndata: ${JSON.stringify(refusal)}\n\n`))).answer).toEqual(
    refusal,
  );
  expect((await read(Response.json(refusal, { status: 429 }))).answer).toEqual(refusal);
  expect(await read(streamed('event: text\ndata: {"text":"Ten "}\n\n'))).toEqual({
    pieces: ['Ten '],
    answer: undefined,
  });
});
