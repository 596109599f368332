import { Fragment } from 'react';
import { splitIntoSegments } from './search-matching.ts';

export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return splitIntoSegments(text, words).map((piece) =>
    piece.found ? (
      <mark key={piece.at} className="rounded-[3px] bg-rose/50 px-0.5 -mx-0.5 text-ink">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={piece.at}>{piece.text}</Fragment>
    ),
  );
}
