export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * Creates a parser for server-sent events. It accepts chunks that end anywhere, and returns the events that are
 * complete. It ignores comments and fields other than `event` and `data` (HTML standard, 9.2).
 */
export function createEventStreamParser(): (chunk: string) => ServerSentEvent[] {
  let buffer = '';
  return (chunk) => {
    // A trailing carriage return may be the first half of CRLF.
    const text = buffer + chunk;
    const held = text.endsWith('\r') ? 1 : 0;
    const blocks = text
      .slice(0, text.length - held)
      .replaceAll(/\r\n?/g, '\n')
      .split('\n\n');
    buffer = (blocks.pop() ?? '') + text.slice(text.length - held);
    return blocks.map(parseEvent).filter((event) => event !== null);
  };
}

function parseEvent(block: string): ServerSentEvent | null {
  const data: string[] = [];
  let event = 'message';
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
