import type { FaqItem } from '@studio/content/faq';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { HelpfulVote } from './helpful-vote.tsx';
import { HighlightedText } from './highlighted-text.tsx';

export function FaqAnswer({ item, tokens }: { item: FaqItem; tokens: readonly string[] }) {
  return (
    <>
      <p className="whitespace-pre-line">
        <HighlightedText text={item.answer} tokens={tokens} />
      </p>
      {item.more && (
        <Link
          to={item.more.to}
          className="group/more mt-2 inline-flex min-h-11 items-center gap-2 font-medium text-ink"
        >
          <span className="text-link">{item.more.label}</span>
          <Icon
            name="arrow-right"
            size={18}
            className="transition-transform duration-160 group-hover/more:translate-x-0.5"
          />
        </Link>
      )}
      <HelpfulVote id={item.id} question={item.question} />
    </>
  );
}
