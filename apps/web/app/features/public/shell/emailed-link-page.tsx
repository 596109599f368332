import { type ReactNode, useEffect, useRef } from 'react';
import {
  type EmailedLinkStatus,
  type EmailedLinkText,
  useEmailedLinkAction,
} from '../../../lib/query/use-emailed-link-action.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageNoScriptNotice } from '../../../ui/no-script-notice.tsx';
import { MessagePage } from './message-page.tsx';

interface EmailedLinkPageProps {
  /** API path that the button calls. */
  path: string;
  /** `k` parameter of the signed link. */
  linkKey: string;
  copy: EmailedLinkText;
}

/** Page behind an emailed link, with one button. The result replaces the button. */
export function EmailedLinkPage({ path, linkKey, copy }: EmailedLinkPageProps) {
  const { email: studioEmail } = useStudio();
  const { state, press } = useEmailedLinkAction(path, linkKey);
  const { title, text } = copy[state === 'busy' ? 'ready' : state];
  const canSubmit = state === 'ready' || state === 'busy' || state === 'failed';
  const link = state === 'done' || state === 'already' ? copy.nextLink : copy.requestLink;
  return (
    <MessagePage title={title}>
      <PageNoScriptNotice email={studioEmail} className="mb-6" />
      <StatusText state={state}>{text}</StatusText>
      <div className="mt-8 flex flex-wrap gap-3">
        {canSubmit ? (
          <Button size="large" busy={state === 'busy'} busyLabel={copy.busy} onClick={() => void press()}>
            {state === 'failed' ? copy.retry : copy.button}
          </Button>
        ) : (
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
        )}
      </div>
    </MessagePage>
  );
}

/** Text below the title. After an action it takes the focus, so that screen readers read it. */
function StatusText({ state, children }: { state: EmailedLinkStatus; children: ReactNode }) {
  const textElement = useRef<HTMLParagraphElement>(null);
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current && state !== 'busy') textElement.current?.focus();
  }, [state]);
  return (
    <p ref={textElement} tabIndex={-1} className="outline-none">
      {children}
    </p>
  );
}
