import type { StaffClassType } from '@studio/contracts/staff-catalogue';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatPrice } from '@studio/domain/money/money';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveClassType } from './catalogue-api.ts';
import type { CatalogueTabProps } from './catalogue-tab-props.ts';
import { EditForm } from './edit-form.tsx';
import { parseBoundedInteger } from './parse-input.ts';

export function ClassesTab({
  catalogue: { classTypes, activities, currency },
  mayChange,
  onChanged,
}: CatalogueTabProps) {
  const [open, setOpen] = useState<string | null>(null);
  const chosen = classTypes.find(({ id }) => id === open) ?? null;
  return (
    <>
      {activities.map(({ id, label }) => (
        <section key={id} aria-labelledby={`activity-${id}`} className="mt-8 first:mt-0">
          <h2 id={`activity-${id}`} className="text-h3">
            {label}
          </h2>
          <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
            {classTypes
              .filter(({ activityId }) => activityId === id)
              .map((kind) => (
                <li key={kind.id}>
                  <button
                    type="button"
                    onClick={() => setOpen(kind.id)}
                    className="grid w-full grid-cols-[1fr_auto] items-center gap-x-4 py-3.5 text-left hover:bg-linen/60"
                  >
                    <span>
                      <span className="text-row">{kind.title}</span>
                      <span className="block text-small text-stone">
                        {kind.durationMin} minutes · {kind.upcomingClasses} on the timetable
                      </span>
                    </span>
                    <span className="numeric text-ui font-medium">
                      {formatPrice(kind.pricePence, currency)}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <SidePanel title={chosen?.title ?? 'Class'} open={chosen !== null} onClose={() => setOpen(null)}>
        {chosen && (
          <ClassTypeForm
            key={chosen.id}
            kind={chosen}
            mayChange={mayChange}
            onDone={() => {
              setOpen(null);
              onChanged();
            }}
          />
        )}
      </SidePanel>
    </>
  );
}

interface ClassTypeFormProps {
  kind: StaffClassType;
  mayChange: boolean;
  onDone: () => void;
}

function ClassTypeForm({ kind, mayChange, onDone }: ClassTypeFormProps) {
  const [draft, setDraft] = useState({
    title: kind.title,
    description: kind.description,
    price: formatAmountInput(kind.pricePence),
    duration: String(kind.durationMin),
    future: true,
  });
  const [tried, setTried] = useState(false);
  const act = useMutation();
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const price = parseAmountInput(draft.price);
  const duration = parseBoundedInteger(draft.duration, 15, 240);
  const save = async () => {
    setTried(true);
    const { title, description, future } = draft;
    if (price === null || !duration || !normaliseLine(title) || !description.trim()) return;
    const input = { id: kind.id, title, description, pricePence: price, durationMin: duration, future };
    let changed = 0;
    const done = await act.run(async () => {
      changed = (await saveClassType(input)).changedClasses;
    });
    if (!done) return;
    showToast(
      changed > 0
        ? `${title} is changed, with ${changed} classes to come.`
        : `${title} is changed for new classes.`,
    );
    onDone();
  };
  const open = kind.upcomingClasses - kind.upcomingBookings;
  const fields = (
    <>
      <TextField
        id="kind-title"
        label="Title"
        maxLength={80}
        disabled={!mayChange}
        value={draft.title}
        error={tried && !normaliseLine(draft.title) ? 'It needs a title.' : undefined}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id="kind-price"
          label="Price of a place in £"
          inputMode="decimal"
          disabled={!mayChange}
          value={draft.price}
          error={tried && price === null ? 'Type an amount, such as 20.00.' : undefined}
          onChange={(event) => set({ price: event.target.value })}
        />
        <TextField
          id="kind-duration"
          label="Minutes"
          inputMode="numeric"
          disabled={!mayChange}
          value={draft.duration}
          error={tried && !duration ? 'From 15 to 240.' : undefined}
          onChange={(event) => set({ duration: event.target.value })}
        />
      </div>
      <AreaField
        id="kind-description"
        label="Description"
        maxLength={1200}
        disabled={!mayChange}
        value={draft.description}
        error={tried && !draft.description.trim() ? 'Say what it is like.' : undefined}
        onChange={(event) => set({ description: event.target.value })}
      />
    </>
  );
  if (!mayChange) return <div className="grid gap-5">{fields}</div>;
  return (
    <EditForm act={act} label="Save the class" onSave={save}>
      {fields}
      <div>
        <CheckboxField
          id="kind-future"
          checked={draft.future}
          onChange={(event) => set({ future: event.target.checked })}
        >
          Also change {open} {open === 1 ? 'class' : 'classes'} on the timetable that nobody has booked
        </CheckboxField>
        <p className="mt-1.5 pl-9 text-small text-stone">
          {kind.upcomingBookings > 0
            ? `${kind.upcomingBookings} with bookings stay as they were sold.`
            : 'Classes made from patterns use it from now on.'}
        </p>
      </div>
    </EditForm>
  );
}
