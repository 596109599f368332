import { faqCopy } from '@studio/content/copy/faq';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type Asked, askedSearch } from './faq-address.ts';
import { foundQuestions } from './found-questions.ts';

const copy = faqCopy.nothing;

/** No answer: a wider search where that finds something, and somebody to ask. */
export function NothingFound({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const wider: Asked = { ...asked, topic: 'general' };
  const elsewhere = asked.topic === 'general' ? 0 : foundQuestions(wider).length;
  return (
    <div className="rounded-panel border border-hairline bg-paper p-6 md:p-10">
      <h3 className="text-h3">{copy.heading}</h3>
      <p className="mt-3 max-w-[44ch] text-stone">{copy.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {elsewhere > 0 && (
          <ButtonLink
            to={`/faq${askedSearch(wider)}`}
            onClick={(event) => {
              event.preventDefault();
              onAsk(wider);
            }}
          >
            {`${copy.everywhere} (${elsewhere})`}
          </ButtonLink>
        )}
        <ButtonLink to="/contact" kind={elsewhere > 0 ? 'secondary' : 'primary'}>
          {copy.ask}
        </ButtonLink>
      </div>
    </div>
  );
}
