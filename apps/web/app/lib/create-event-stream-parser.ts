/** One server-sent event. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Takes a stream of server-sent events in pieces, wherever they were cut, and gives the events that are whole. Fields
 * other than `event` and `data`, and comments, are passed over (HTML standard, 9.2).
 */
export function createEventStreamParser(): (piece: string) => ServerSentEvent[] {
  let rest = '';
  return (piece) => {
    // A carriage return at the end may be half of a line's end.
    const text = rest + piece;
    const held = text.endsWith('\r') ? 1 : 0;
    const blocks = text
      .slice(0, text.length - held)
      .replaceAll(/\r\n?/g, '\n')
      .split('\n\n');
    rest = (blocks.pop() ?? '') + text.slice(text.length - held);
    return blocks.map(eventOf).filter((event) => event !== null);
  };
}

function eventOf(block: string): ServerSentEvent | null {
  const data: string[] = [];
  let event = 'message';
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
