import { createEventStreamParser } from './create-event-stream-parser.ts';

/**
 * Reads an answer that comes in pieces: `text` events go to `onText`, `done` or `failed` is the whole answer, which is
 * given back. An answer in one piece, as a refusal is, is read as that; undefined when it broke off.
 */
export async function readChatStream(response: Response, onText: (piece: string) => void): Promise<unknown> {
  const streamed = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!streamed || !response.body) return response.json();
  const read = createEventStreamParser();
  const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) return undefined;
    for (const { event, data } of read(value)) {
      if (event === 'text') onText((JSON.parse(data) as { text: string }).text);
      if (event === 'done' || event === 'failed') {
        void pieces.cancel();
        return JSON.parse(data);
      }
    }
  }
}
