import { contactCopy } from '@studio/content/copy/contact';
import type { ContactDetails } from '@studio/domain/enquiries/contact-details';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';

const { sent: copy } = contactCopy;

interface ContactSentProps {
  sent: ContactDetails;
  /** Sentence about how soon the studio replies. */
  promise: string;
  onSendAnother: () => void;
}

/** Replaces the form after the message is sent. Takes the focus, so that screen readers read the text. */
export function ContactSent({ sent, promise, onSendAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex animate-rise flex-col items-start py-4 md:min-h-[34rem] md:justify-center md:py-0">
      <Icon name="circle-check" size={32} className="text-success" />
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-h2 wrap-anywhere outline-none">
        {copy.heading}, {firstName(sent.name)}
      </h2>
      <p className="mt-3 text-lead text-stone">{promise}</p>
      <blockquote className="mt-7 w-full border-l-2 border-sand py-1 pl-5">
        <p className="font-medium wrap-anywhere">{sent.subject}</p>
        <p className="mt-1 line-clamp-3 text-stone wrap-anywhere whitespace-pre-line">{sent.message}</p>
      </blockquote>
      <p className="mt-5 text-small text-stone wrap-anywhere">
        {copy.copySentTo} {sent.email}.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/timetable">{copy.timetableLink}</ButtonLink>
        <Button kind="secondary" onClick={onSendAnother}>
          {copy.writeAnother}
        </Button>
      </div>
    </div>
  );
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}
