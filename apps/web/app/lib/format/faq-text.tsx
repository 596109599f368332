import type { FaqItem } from '@studio/content/faq';
import { Link } from 'react-router';

export function FaqText({ answer, more }: Pick<FaqItem, 'answer' | 'more'>) {
  return (
    <p className="whitespace-pre-line">
      {answer}
      {more && (
        <>
          {' '}
          <Link to={more.to} className="text-link whitespace-nowrap text-ink">
            {more.label}
          </Link>
        </>
      )}
    </p>
  );
}
