import { expect, it } from 'vitest';
import { createEventStreamParser } from './create-event-stream-parser.ts';

const sent =
  'event: text\r\ndata: {"text":"Ten"}\r\n\r\n: still here\n\nevent: done\ndata: {"ok":\ndata: true}\n\n';
const events = [
  { event: 'text', data: '{"text":"Ten"}' },
  { event: 'done', data: '{"ok":\ntrue}' },
];

it('parses the same events wherever the stream is cut', () => {
  for (let cut = 0; cut <= sent.length; cut += 1) {
    const read = createEventStreamParser();
    expect([...read(sent.slice(0, cut)), ...read(sent.slice(cut))], `cut at ${cut}`).toEqual(events);
  }
  const read = createEventStreamParser();
  expect([...sent].flatMap((char) => read(char))).toEqual(events);
});

it('returns an event only once it is complete', () => {
  const read = createEventStreamParser();
  expect(read('event: text\ndata: {"text":"Ten"}')).toEqual([]);
  expect(read('\n')).toEqual([]);
  expect(read('\n')).toEqual([events[0]]);
});
