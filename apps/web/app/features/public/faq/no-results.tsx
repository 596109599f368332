import { faqCopy } from '@studio/content/copy/faq';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { buildFaqSearch, type FaqQuery } from './faq-url.ts';
import { searchQuestions } from './search-questions.ts';

const copy = faqCopy.nothing;

/**
 * Message that nothing matches. Offers a search in all topics if that finds questions, and a link to contact
 * the studio.
 */
export function NoResults({
  faqQuery,
  onSearch,
}: {
  faqQuery: FaqQuery;
  onSearch: (asked: FaqQuery) => void;
}) {
  const wider: FaqQuery = { ...faqQuery, topic: 'general' };
  const otherTopicCount = faqQuery.topic === 'general' ? 0 : searchQuestions(wider).length;
  return (
    <div className="rounded-panel border border-hairline bg-paper p-6 md:p-10">
      <h3 className="text-h3">{copy.heading}</h3>
      <p className="mt-3 max-w-[44ch] text-stone">{copy.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {otherTopicCount > 0 && (
          <ButtonLink
            to={`/faq${buildFaqSearch(wider)}`}
            onClick={(event) => {
              event.preventDefault();
              onSearch(wider);
            }}
          >
            {`${copy.everywhere} (${otherTopicCount})`}
          </ButtonLink>
        )}
        <ButtonLink to="/contact" kind={otherTopicCount > 0 ? 'secondary' : 'primary'}>
          {copy.ask}
        </ButtonLink>
      </div>
    </div>
  );
}
