import { expect, it } from 'vitest';
import { readChatStream } from './read-chat-stream.ts';

const streamed = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

async function read(response: Response) {
  const chunks: string[] = [];
  const answer = await readChatStream(response, (chunk) => chunks.push(chunk));
  return { chunks, answer };
}

it('passes on chunks as they arrive and returns the whole response at the end', async () => {
  const text = 'event: text\ndata: {"text":"Ten "}\n\nevent: text\ndata: {"text":"beds."}\n\n';
  expect(await read(streamed(`${text}event: done\ndata: {"ok":true,"reply":"Ten beds."}\n\n`))).toEqual({
    chunks: ['Ten ', 'beds.'],
    answer: { ok: true, reply: 'Ten beds.' },
  });
});

it('returns an error from the stream or from JSON, and undefined when the stream breaks off', async () => {
  const errorBody = { ok: false, code: 'rate_limited', message: 'Too many messages.' };
  expect((await read(streamed(`event: failed\ndata: ${JSON.stringify(errorBody)}\n\n`))).answer).toEqual(
    errorBody,
  );
  expect((await read(Response.json(errorBody, { status: 429 }))).answer).toEqual(errorBody);
  expect(await read(streamed('event: text\ndata: {"text":"Ten "}\n\n'))).toEqual({
    chunks: ['Ten '],
    answer: undefined,
  });
});
