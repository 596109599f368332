import type { StaffRoom } from '@studio/contracts/staff-catalogue';
import { maxNoShowFeePence, type NoShowPolicy } from '@studio/domain/bookings/no-show';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { savePolicy, saveRoom } from './catalogue-api.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { EditForm } from './edit-form.tsx';
import { parseBoundedInteger } from './parse-input.ts';

export function RoomsAndFeesTab({ catalogue, mayChange }: CatalogueTabProps) {
  const [open, setOpen] = useState<StaffRoom | null>(null);
  return (
    <div className="grid items-start gap-8 desk:grid-cols-2">
      <section aria-labelledby="rooms-title">
        <h2 id="rooms-title" className="text-h3">
          Rooms
        </h2>
        <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
          {catalogue.rooms.map((room) => (
            <li key={room.id}>
              <button
                type="button"
                onClick={() => setOpen(room)}
                className="flex w-full items-center justify-between gap-4 py-3.5 text-left hover:bg-linen/60"
              >
                <span>
                  <span className="text-row">{room.name}</span>
                  <span className="block text-small text-stone first-letter:uppercase">{room.detail}</span>
                </span>
                <span className="numeric text-small">{formatCount(room.capacity, 'place')}</span>
              </button>
            </li>
          ))}
        </ul>
        <SidePanel title={open?.name ?? 'Room'} open={open !== null} onClose={() => setOpen(null)}>
          {open && <RoomForm key={open.id} room={open} mayChange={mayChange} onDone={() => setOpen(null)} />}
        </SidePanel>
      </section>
      <Policy policy={catalogue.noShowPolicy} mayChange={mayChange} />
    </div>
  );
}

function RoomForm({ room, mayChange, onDone }: { room: StaffRoom; mayChange: boolean; onDone: () => void }) {
  const [draft, setDraft] = useState({
    name: room.name,
    detail: room.detail,
    capacity: String(room.capacity),
  });
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: saveRoom,
    onSuccess: (_, { name }) => {
      showToast(`${name} saved.`);
      onDone();
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const capacity = parseBoundedInteger(draft.capacity, 1, 200);
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const save = () => {
    setTried(true);
    if (capacity && normaliseLine(draft.name)) saving.mutate({ ...draft, id: room.id, capacity });
  };
  const fields = (
    <>
      <TextField
        id="room-name"
        label="Name"
        maxLength={60}
        disabled={!mayChange}
        value={draft.name}
        error={tried && !normaliseLine(draft.name) ? 'Enter a name.' : undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        id="room-detail"
        label="Location"
        optional
        maxLength={80}
        disabled={!mayChange}
        value={draft.detail}
        onChange={(event) => set({ detail: event.target.value })}
      />
      <TextField
        id="room-capacity"
        label="Places"
        inputMode="numeric"
        disabled={!mayChange}
        value={draft.capacity}
        hint="Applies to new classes. Existing classes keep their number of places."
        error={tried && !capacity ? 'Enter a number from 1 to 200.' : undefined}
        onChange={(event) => set({ capacity: event.target.value })}
      />
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <EditForm saving={saving} label="Save room" onSave={save}>
      {fields}
    </EditForm>
  );
}

const kinds = [
  { value: 'credit', label: 'Client loses the session' },
  { value: 'off', label: 'Session returned' },
  { value: 'fee', label: 'Client loses the session and owes a fee' },
] as const;

const descriptions: Record<NoShowPolicy['kind'], string> = {
  credit: 'The client loses the session, or the price they paid for the class.',
  off: 'The session is returned. Payments for the class aren’t refunded.',
  fee: 'The client loses the session and owes a fee at the next visit. There’s no fee if they paid for the class itself.',
};

function Policy({ policy, mayChange }: { policy: NoShowPolicy; mayChange: boolean }) {
  const [chosenKind, setChosenKind] = useState<NoShowPolicy['kind'] | null>(null);
  const [typedFee, setTypedFee] = useState<string | null>(null);
  const kind = chosenKind ?? policy.kind;
  const fee = typedFee ?? formatAmountInput(policy.feePence);
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: savePolicy,
    onSuccess: () => {
      showToast('No-show policy saved.');
      return queryClient.invalidateQueries({ queryKey: catalogueQueries.all });
    },
  });
  const feePence = parseAmountInput(fee);
  const wrong = feePence === null || feePence > maxNoShowFeePence || (kind === 'fee' && feePence === 0);
  const save = () => {
    setTried(true);
    if (!wrong && feePence !== null) saving.mutate({ kind, feePence });
  };
  const fields = (
    <>
      <ChipGroup
        legend="After a no-show"
        name="no-show"
        options={kinds}
        value={kind}
        onChange={(chosen) => mayChange && setChosenKind(chosen)}
      />
      <p className="text-small text-stone">{descriptions[kind]}</p>
      {kind === 'fee' && (
        <TextField
          id="no-show-fee"
          label="Fee (£)"
          inputMode="decimal"
          disabled={!mayChange}
          value={fee}
          error={
            tried && wrong
              ? `Enter an amount from £0.01 to ${formatPriceShort(maxNoShowFeePence)}.`
              : undefined
          }
          onChange={(event) => setTypedFee(event.target.value)}
        />
      )}
    </>
  );
  return (
    <section aria-labelledby="missed-title">
      <Card>
        <h2 id="missed-title" className="text-h3">
          No-show policy
        </h2>
        <p className="mt-1.5 mb-5 text-small text-stone">
          Applies to classes that end from now on. If you later mark a no-show as attended, the policy no
          longer applies to that booking.
        </p>
        {mayChange ? (
          <EditForm saving={saving} label="Save policy" pinned={false} onSave={save}>
            {fields}
          </EditForm>
        ) : (
          <div className="grid gap-5">{fields}</div>
        )}
      </Card>
    </section>
  );
}
