import type { ReactNode } from 'react';

const bubbleClasses = {
  visitor: 'rounded-br-[4px] bg-forest text-chalk',
  studio: 'rounded-bl-[4px] border border-hairline bg-paper',
  person: 'rounded-bl-[4px] bg-linen',
} as const;

/** Shows a message as plain text, with its line breaks. */
export function ChatBubble({ by, children }: { by: keyof typeof bubbleClasses; children: ReactNode }) {
  return (
    <div
      className={`w-fit rounded-[1.125rem] px-4 py-2.5 leading-normal wrap-anywhere whitespace-pre-wrap ${bubbleClasses[by]}`}
    >
      {children}
    </div>
  );
}
