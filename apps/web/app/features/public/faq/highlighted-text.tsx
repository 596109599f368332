import { Fragment } from 'react';
import { splitIntoSegments } from './search-matching.ts';

export function HighlightedText({ text, tokens }: { text: string; tokens: readonly string[] }) {
  return splitIntoSegments(text, tokens).map((segment) =>
    segment.found ? (
      <mark key={segment.at} className="rounded-[3px] bg-rose/50 px-0.5 -mx-0.5 text-ink">
        {segment.text}
      </mark>
    ) : (
      <Fragment key={segment.at}>{segment.text}</Fragment>
    ),
  );
}
