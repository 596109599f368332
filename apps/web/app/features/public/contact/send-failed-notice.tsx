import { contactCopy } from '@studio/content/copy/contact';
import type { FormFailure } from '../../../lib/forms/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';

const { form } = contactCopy;

interface SendFailedNoticeProps {
  failure: FormFailure | null;
  email: string;
}

/** Gives advice when sending fails or when scripts are disabled. */
export function SendFailedNotice({ failure, email }: SendFailedNoticeProps) {
  const address = (
    <a href={`mailto:${email}`} className="text-link text-ink">
      {email}
    </a>
  );
  return (
    <>
      <noscript>
        <Notice title={form.withoutScripts}>{address}</Notice>
      </noscript>
      {failure && (
        <Notice tone="error" title={failure.message}>
          {failure.next && (
            <>
              {failure.next} {address}.
            </>
          )}
        </Notice>
      )}
    </>
  );
}
