import { useState } from 'react';
import { Icon } from './icon.tsx';

interface CopyableTextProps {
  label: string;
  text: string;
  /** More readable form of the text, for display. */
  shown?: string;
}

export function CopyableText({ label, text, shown = text }: CopyableTextProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setMessage(done ? 'Copied.' : 'We couldn’t copy the text. Select it and copy it yourself.');
  };
  return (
    <div>
      <p className="mb-1.5 text-[15px] leading-tight font-medium">{label}</p>
      <div className="flex items-center gap-2 rounded-input border border-hairline bg-paper pl-3.5">
        <code className="numeric min-w-0 grow py-2.5 font-sans text-[15px] leading-normal wrap-anywhere select-all">
          {shown}
        </code>
        <button
          type="button"
          onClick={() => void copy()}
          aria-label={`Copy: ${label}`}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-input text-stone hover:text-ink"
        >
          <Icon name="copy" size={20} />
        </button>
      </div>
      <p role="status" className="text-small text-stone not-empty:mt-1">
        {message}
      </p>
    </div>
  );
}
