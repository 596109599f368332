import type { ClassMessagesResponse } from '@studio/contracts/staff-class-messages';
import { type ClassMessageAudience, classMessageAudiences } from '@studio/domain/bookings/class-message';
import { validateContactField } from '@studio/domain/enquiries/contact-details';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { audienceLabels, describeRecipients } from './class-message-text.ts';
import type { MessageDraft } from './message-draft.ts';

interface ClassMessageFormProps {
  titleId: string;
  recipients: ClassMessagesResponse['recipients'];
  audience: ClassMessageAudience;
  onAudience: (audience: ClassMessageAudience) => void;
  draft: MessageDraft;
  /** Whether the user returns from the preview. The heading then takes the focus, because the button that had it is gone. */
  isReturning: boolean;
  onPreview: () => void;
  onClose: () => void;
}

/** First step of a message: recipients, subject and text. */
export function ClassMessageForm(props: ClassMessageFormProps) {
  const { titleId, recipients, audience, onAudience, draft, isReturning, onPreview, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturning) heading.current?.focus();
  }, [isReturning]);
  const id = useId();
  const [attempted, setAttempted] = useState(false);
  const subjectError = validateContactField('subject', draft.subject);
  const textError = validateContactField('message', draft.text);
  const countReachable = (list: ClassMessageAudience) =>
    recipients[list].filter(({ unreachable }) => unreachable === null).length;
  const hasChoice = recipients.booked.length > 0 && recipients.waiting.length > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempted(true);
        if (!subjectError && !textError) onPreview();
      }}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Message clients
      </h2>
      <div className="mt-5 grid gap-5">
        <div>
          <p aria-hidden="true" className="mb-1.5 text-[15px] leading-tight font-medium">
            Recipients
          </p>
          {hasChoice ? (
            <SegmentedControl
              legend="Recipients"
              name={`${id}audience`}
              tone="strong"
              options={classMessageAudiences.map((value) => ({
                value,
                label: `${audienceLabels[value]} (${countReachable(value)})`,
              }))}
              value={audience}
              onChange={onAudience}
            />
          ) : (
            <p>
              <span className="sr-only">Recipients: </span>
              {describeRecipients(audience, countReachable(audience))}
            </p>
          )}
        </div>
        <TextField
          id={`${id}subject`}
          label="Subject"
          value={draft.subject}
          onChange={(event) => draft.setSubject(event.target.value)}
          error={(attempted && subjectError) || undefined}
        />
        <TextAreaField
          id={`${id}text`}
          label="Message"
          hint="For news about this class, not offers. We add a greeting and the class details."
          value={draft.text}
          onChange={(event) => draft.setText(event.target.value)}
          error={(attempted && textError) || undefined}
        />
      </div>
      <div className="mt-6 grid gap-2.5">
        <Button type="submit" wide>
          Preview message
        </Button>
        <Button kind="secondary" wide onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
