import { type ReactNode, useEffect, useRef } from 'react';
import {
  type EmailedLinkStatus,
  type EmailedLinkText,
  useEmailedLinkAction,
} from '../../lib/use-emailed-link-action.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';

interface KeyedPageProps {
  /** API path that the button calls. */
  path: string;
  /** `k` parameter of the signed link. */
  linkKey: string;
  words: EmailedLinkText;
}

/** Page of an emailed link with one button, which is replaced by the result. */
export function EmailedLinkPage({ path, linkKey, words }: KeyedPageProps) {
  const { state, press } = useEmailedLinkAction(path, linkKey);
  const { title, text } = words[state === 'busy' ? 'ready' : state];
  const canPress = state === 'ready' || state === 'busy' || state === 'failed';
  const way = state === 'done' || state === 'already' ? words.onward : words.back;
  return (
    <MessagePage title={title}>
      <Sentence state={state}>{text}</Sentence>
      <div className="mt-8 flex flex-wrap gap-3">
        {canPress ? (
          <Button size="large" busy={state === 'busy'} busyLabel={words.busy} onClick={() => void press()}>
            {state === 'failed' ? words.retry : words.button}
          </Button>
        ) : (
          <ButtonLink to={way.to}>{way.label}</ButtonLink>
        )}
      </div>
    </MessagePage>
  );
}

/** Text below the title. After an action it takes the focus, so that screen readers read it. */
function Sentence({ state, children }: { state: EmailedLinkStatus; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current && state !== 'busy') place.current?.focus();
  }, [state]);
  return (
    <p ref={place} tabIndex={-1} className="outline-none">
      {children}
    </p>
  );
}
