import { useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { controlClass, FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';

export interface CodeFieldWords {
  /** What opens the field. */
  open: string;
  label: string;
  apply: string;
  /** While it is looked at. */
  busy: string;
  remove: string;
  /** Said when nothing was typed. */
  empty: string;
}

interface CodeFieldProps {
  words: CodeFieldWords;
  icon: IconName;
  /** The code in use. */
  code: string | null;
  /** What to know about the code in use. */
  note?: string | null;
  /** A code that was in use and counts no more, with the sentence that says so. */
  dropped?: { code: string; message: string } | null;
  /** Uses a code; gives the sentence that refuses it, or null. */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => void;
}

/** The code in use as a chip, or the field for one behind its button. */
export function CodeField({ code, dropped = null, ...field }: CodeFieldProps) {
  if (code !== null) return <CodeInUse {...field} code={code} />;
  return <AddCode key={dropped?.code} {...field} dropped={dropped} />;
}

type CodeInUseProps = Pick<CodeFieldProps, 'words' | 'icon' | 'note' | 'onRemove'> & { code: string };

function CodeInUse({ words, icon, code, note, onRemove }: CodeInUseProps) {
  return (
    <div>
      <p className="flex min-h-11 items-center gap-2.5 rounded-input bg-linen/60 pr-3 pl-3.5 text-[15px]">
        <Icon name={icon} size={18} className="shrink-0" />
        <span className="min-w-0 grow font-semibold [overflow-wrap:anywhere]">{code}</span>
        <button
          type="button"
          onClick={onRemove}
          className="min-h-11 shrink-0 cursor-pointer font-medium text-link"
        >
          {words.remove}
          <span className="sr-only">
            {' '}
            {words.label} {code}
          </span>
        </button>
      </p>
      {note && <p className="numeric mt-2 text-small text-stone">{note}</p>}
    </div>
  );
}

type AddCodeProps = Pick<CodeFieldProps, 'words' | 'onApply' | 'dropped'>;

function AddCode({ words, dropped, onApply }: AddCodeProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(Boolean(dropped));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(dropped?.message);
  const apply = async () => {
    const code = field.current?.value.trim() ?? '';
    if (code === '') setRefusal(words.empty);
    else {
      setBusy(true);
      setRefusal((await onApply(code)) ?? undefined);
      setBusy(false);
    }
    field.current?.focus();
  };
  if (!open)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-my-2 inline-flex min-h-11 cursor-pointer items-center text-[15px] font-medium text-link"
      >
        {words.open}
      </button>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void apply();
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-[15px] leading-tight font-medium">
        {words.label}
      </label>
      <div className="flex gap-2.5">
        <input
          id={id}
          ref={field}
          // Opened by a press: what it was opened for is typing.
          autoFocus={!dropped}
          defaultValue={dropped?.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={refusal && `${id}-error`}
          onChange={() => setRefusal(undefined)}
          className={`${controlClass(refusal)} min-w-0 grow uppercase`}
        />
        <Button type="submit" kind="secondary" busy={busy} busyLabel={words.busy}>
          {words.apply}
        </Button>
      </div>
      <div role="alert">
        <FieldError id={id} error={refusal} />
      </div>
    </form>
  );
}
