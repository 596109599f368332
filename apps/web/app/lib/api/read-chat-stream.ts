import { createEventStreamParser } from './create-event-stream-parser.ts';

/**
 * Reads a streamed response. Passes `text` events to `onText`, and returns the body of the final event, `done` or
 * `failed`. Parses a response that isn't streamed, such as an error, as JSON. Returns undefined if the stream ends
 * early.
 */
export async function readChatStream(response: Response, onText: (chunk: string) => void): Promise<unknown> {
  const streamed = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!streamed || !response.body) return response.json();
  const read = createEventStreamParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    for (const { event, data } of read(value)) {
      if (event === 'text') onText((JSON.parse(data) as { text: string }).text);
      if (event === 'done' || event === 'failed') {
        void reader.cancel();
        return JSON.parse(data);
      }
    }
  }
}
