import { contactCopy } from '@studio/content/copy/contact';
import { Notice } from '../../../ui/notice.tsx';
import type { SendingStatus } from './use-contact-form.ts';

const { failed, form } = contactCopy;

interface SendFailedNoticeProps {
  sending: SendingStatus;
  email: string;
}

/** Says what to do when sending fails or when scripts are disabled. */
export function SendFailedNotice({ sending, email }: SendFailedNoticeProps) {
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
      {sending === 'failed-many' && <Notice tone="error" title={failed.many} />}
      {sending === 'failed' && (
        <Notice tone="error" title={failed.title}>
          {failed.detail} {address}.
        </Notice>
      )}
    </>
  );
}
