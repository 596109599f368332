import type { ModelRequest, ModelTurn } from './model-script.ts';

/** A model of few words: it searches for what it is asked, and reads aloud the first passage that it is given. */
export function quoteFirstPassage({ tools, last }: ModelRequest): ModelTurn {
  if (last.role === 'user' && tools.includes('search_policies')) {
    return { call: [{ name: 'search_policies', input: { words: last.text.slice(0, 200) } }] };
  }
  const [passage] = passages(last.text);
  return { say: passage ?? 'I am not sure about that.' };
}

/** Whatever has a text in the result of a tool. */
function passages(result: string): string[] {
  try {
    const { passages: found } = JSON.parse(result) as { passages?: { text?: unknown }[] };
    return (found ?? []).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
  } catch {
    return [];
  }
}
