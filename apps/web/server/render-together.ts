import type { Answer } from './answer.ts';

type Render = () => Promise<Answer>;

/** What is under way for an address, and the one that begins when it is over. */
interface Turn {
  rendering: Promise<Answer>;
  next: Promise<Answer> | null;
}

/**
 * Renders an address for all who ask for it at once. Whoever comes while it is being rendered gets the next rendering,
 * one for all of them: it begins after each of them came, so that nothing in it is older than their question. Nothing
 * is kept when nobody waits.
 */
export function renderTogether(): (address: string, render: Render) => Promise<Answer> {
  const turns = new Map<string, Turn>();

  const begin = (address: string, render: Render): Promise<Answer> => {
    const turn: Turn = { rendering: render(), next: null };
    turns.set(address, turn);
    const over = () => {
      if (!turn.next) turns.delete(address);
    };
    turn.rendering.then(over, over);
    return turn.rendering;
  };

  return (address, render) => {
    const turn = turns.get(address);
    if (!turn) return begin(address, render);
    const follow = () => begin(address, render);
    turn.next ??= turn.rendering.then(follow, follow);
    return turn.next;
  };
}
