import { formatDisplayCode, normaliseDisplayCode } from '@studio/domain/bookings/display-code';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { parseScannedCodes, type ScannedCodes } from './parse-scanned-codes.ts';
import { codeFieldId, readScannerText } from './use-check-in-shortcuts.ts';

interface CodeEntryFormProps {
  onCodes: (codes: ScannedCodes) => void;
  /** Code that wasn't found, to be corrected. */
  initialCode?: string;
}

/** Field for a booking code. Also accepts the whole URL that a hand scanner types. */
export function CodeEntryForm({ onCodes, initialCode = '' }: CodeEntryFormProps) {
  const [typed, setTyped] = useState(formatTyped(initialCode));
  const [isInvalid, setIsInvalid] = useState(false);
  const submit = () => {
    const codes = parseScannedCodes(typed, readScannerText());
    if (!codes) return setIsInvalid(true);
    setTyped('');
    onCodes(codes);
  };
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-3 rounded-panel bg-paper p-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={codeFieldId} className="font-semibold">
        Booking code
      </label>
      <input
        id={codeFieldId}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="M5DK 81TC"
        aria-invalid={isInvalid || undefined}
        aria-describedby="check-in-code-hint"
        onChange={(event) => {
          setTyped(formatTyped(event.target.value));
          setIsInvalid(false);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="h-14 w-full rounded-input border border-line bg-chalk px-4 text-[1.375rem] font-semibold tracking-[0.08em] uppercase placeholder:font-normal placeholder:text-stone/60 aria-invalid:border-2 aria-invalid:border-error"
      />
      <p
        id="check-in-code-hint"
        role={isInvalid ? 'alert' : undefined}
        className={`text-small ${isInvalid ? 'text-error' : 'text-stone'}`}
      >
        {isInvalid
          ? 'Enter 8 letters and digits, for example M5DK 81TC.'
          : 'Scan the QR code, or type the booking code.'}
      </p>
      <Button type="submit" kind="secondary" size="large" wide className="mt-auto">
        Look up booking
      </Button>
    </form>
  );
}

/**
 * Formats a typed booking code in groups of four. Returns other input unchanged, including the start of a
 * URL.
 */
function formatTyped(typed: string): string {
  if (/^https/i.test(typed)) return typed;
  const code = normaliseDisplayCode(typed);
  return /^[0-9A-Z]{5,8}$/.test(code) ? formatDisplayCode(code) : typed;
}
