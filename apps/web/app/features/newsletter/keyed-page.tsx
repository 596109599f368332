import { newsletterCopy } from '@studio/content/copy/newsletter';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type KeyedState, useKeyedCall } from './use-keyed-call.ts';

interface KeyedPageProps {
  /** Which of the two links, and the call that its button makes. */
  of: 'confirm' | 'unsubscribe';
  path: string;
  /** The signed link's `k`. */
  linkKey: string;
  /** Off the first class pack, for people on the list; 0 when there is no such offer, or none to be told. */
  percent?: number;
  /** The site's page with one message. */
  QuietPage: ComponentType<{ title: string; children: ReactNode }>;
}

/** The page of a mail's link: one button, and in its place what came of pressing it. */
export function KeyedPage({ of, path, linkKey, percent = 0, QuietPage }: KeyedPageProps) {
  const { state, press } = useKeyedCall(path, linkKey);
  const words = newsletterCopy[of];
  const { title, text, offer } = wordsOf(of, state);
  return (
    <QuietPage title={title}>
      <Said state={state}>
        {text} {percent > 0 && offer?.replace('{percent}', String(percent))}
      </Said>
      <div className="mt-8 flex flex-wrap gap-3">
        {(state === 'ready' || state === 'busy' || state === 'failed') && (
          <Button size="large" busy={state === 'busy'} busyLabel={words.busy} onClick={() => void press()}>
            {state === 'failed' ? newsletterCopy.failed.retry : words.button}
          </Button>
        )}
        {(state === 'done' || state === 'already') && (
          <ButtonLink to={of === 'confirm' ? '/pricing#packs' : '/'}>{words.onward}</ButtonLink>
        )}
        {(state === 'expired' || state === 'missing') && (
          <ButtonLink to="/prelaunch">{newsletterCopy.askAgain}</ButtonLink>
        )}
      </div>
    </QuietPage>
  );
}

interface Words {
  title: string;
  text: string;
  offer?: string;
}

function wordsOf(of: 'confirm' | 'unsubscribe', state: KeyedState): Words {
  if (state === 'done' || state === 'already') return newsletterCopy[of][state];
  if (state === 'missing' || state === 'expired' || state === 'failed') return newsletterCopy[state];
  return newsletterCopy[of];
}

/** The sentence under the title. When it is about what was just pressed it takes the focus, so that it is read out. */
function Said({ state, children }: { state: KeyedState; children: ReactNode }) {
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
