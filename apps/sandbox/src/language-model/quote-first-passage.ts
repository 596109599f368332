import type { ModelRequest, ModelTurn } from './scripted-responses.ts';

/** Simulates a simple model: it searches for the user's text and quotes the first passage found. */
export function quoteFirstPassage({ tools, last }: ModelRequest): ModelTurn {
  if (last.role === 'user' && tools.includes('search_policies')) {
    return { call: [{ name: 'search_policies', input: { words: last.text.slice(0, 200) } }] };
  }
  const [passage] = parsePassages(last.text);
  return { say: passage ?? 'I’m not sure about that.' };
}

/** Returns the texts of the passages in a tool result. */
function parsePassages(result: string): string[] {
  try {
    const { passages: found } = JSON.parse(result) as { passages?: { text?: unknown }[] };
    return (found ?? []).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  } catch {
    return [];
  }
}
