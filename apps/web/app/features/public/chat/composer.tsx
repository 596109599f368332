import { maxMessageLength } from '@studio/domain/conversations/conversation';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { getRemainingLength } from './chat-text.ts';
import type { Conversation } from './use-conversation.ts';
import { useMessageDraft } from './use-message-draft.ts';

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  onSend: Conversation['send'];
}

/** Text box with two rows that grows to 160 px. Enter sends, Shift+Enter adds a line. */
export function Composer({ box, busy, onSend }: ComposerProps) {
  const id = useId();
  const [draft, setDraft] = useMessageDraft(box);
  useAutoGrowingTextarea(box, draft);
  const { isBlank, lengthHint } = checkMessage(draft);
  const send = () => {
    // Text that the visitor typed before hydration is in the box, but not in the draft yet.
    const text = box.current?.value ?? draft;
    const message = checkMessage(text);
    if (busy || message.isBlank || message.lengthHint?.over) return;
    setDraft('');
    void onSend(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    box.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // With an input method (Chinese, Japanese), Enter completes a word and must not send.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      method="dialog"
      onSubmit={submit}
      className="flex shrink-0 items-end gap-2 border-t border-hairline bg-paper pt-2.5 pr-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-5 focus-within:border-forest focus-within:shadow-[inset_0_1px_0_var(--color-forest)] md:pl-6"
    >
      <div className="min-w-0 grow">
        <label htmlFor={id} className="sr-only">
          Message
        </label>
        <textarea
          ref={box}
          id={id}
          rows={2}
          value={draft}
          placeholder="Write a message"
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={lengthHint ? `${id}-room` : undefined}
          aria-invalid={lengthHint?.over || undefined}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          className="block max-h-40 min-h-15 w-full resize-none bg-transparent py-1.5 text-base leading-normal outline-none field-sizing-content placeholder:text-stone"
        />
        {lengthHint && (
          <p
            id={`${id}-room`}
            role="status"
            className={`pb-1 text-note numeric ${lengthHint.over ? 'text-error' : 'text-stone'}`}
          >
            {lengthHint.text}
          </p>
        )}
      </div>
      <button
        type="submit"
        aria-label={busy ? 'Sending message' : 'Send message'}
        aria-disabled={busy || isBlank || lengthHint?.over || undefined}
        data-too-long={lengthHint?.over || undefined}
        className="inline-flex size-13 shrink-0 items-center justify-center rounded-full bg-forest text-chalk transition-colors duration-160 hover:bg-pine data-too-long:bg-linen data-too-long:text-stone"
      >
        {busy ? <Spinner /> : <Icon name="arrow-up" size={24} />}
      </button>
    </form>
  );
}

function checkMessage(text: string) {
  const trimmed = text.trim();
  return {
    isBlank: trimmed === '',
    lengthHint: getRemainingLength(trimmed.normalize('NFC').length, maxMessageLength),
  };
}

/** Grows a text box with its text where CSS `field-sizing` is missing. The maximum height comes from CSS. */
function useAutoGrowingTextarea(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text determines the height.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [box, text]);
}
