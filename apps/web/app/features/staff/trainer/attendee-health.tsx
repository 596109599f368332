import type { TrainerRosterRow } from '@studio/contracts/trainer';

/** Health answers of an attendee, or an instruction to ask for them. */
export function AttendeeHealth({ row, seesHealth }: { row: TrainerRosterRow; seesHealth: boolean }) {
  const { health } = row;
  const question = seesHealth ? getQuestion(row) : null;
  const lines = [
    ...(health?.pregnant
      ? [health.weeksPregnant ? `Pregnant, week ${health.weeksPregnant}` : 'Pregnant']
      : []),
    ...(health?.injuries ? [health.injuries] : []),
  ];
  return (
    <>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 rounded-input bg-linen px-3 py-2 text-small">
          {lines.map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ul>
      )}
      {question && <p className="mt-1.5 text-small text-stone">{question}</p>}
    </>
  );
}

/**
 * Returns an instruction for the instructor: to ask about health, or to read the answers on paper. Null if the
 * answers are shown.
 */
function getQuestion({ health, healthFormDue, guestOf, onPaper }: TrainerRosterRow): string | null {
  if (guestOf) return 'Ask about injuries and pregnancy.';
  if (healthFormDue) return 'No answers to the health questions yet. Ask before class.';
  if (onPaper) return 'Signed on paper. The form is at the front desk.';
  return health ? null : 'No health answers shared. Ask before class.';
}
