import { faqCopy } from '@studio/content/copy/faq';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { buildFaqSearch, type FaqQuery } from './faq-url.ts';
import { type FaqContents, searchQuestions } from './search-questions.ts';

const copy = faqCopy.noResults;

/**
 * Message that nothing matches. Offers a search in all topics if that finds questions, and a link to contact
 * the studio.
 */
export function NoResults({
  contents,
  faqQuery,
  onSearch,
}: {
  contents: FaqContents;
  faqQuery: FaqQuery;
  onSearch: (asked: FaqQuery) => void;
}) {
  const [all] = contents.topics;
  const wider: FaqQuery = { ...faqQuery, topic: all?.id ?? '' };
  const otherTopicCount = faqQuery.topic === all?.id ? 0 : searchQuestions(wider, contents).length;
  return (
    <div className="rounded-panel border border-hairline bg-paper p-6 md:p-10">
      <h3 className="text-h3">{copy.heading}</h3>
      <p className="mt-3 max-w-[44ch] text-stone">{copy.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {otherTopicCount > 0 && (
          <ButtonLink
            to={`/faq${buildFaqSearch(wider, contents.topics)}`}
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
