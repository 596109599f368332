import { createFlatItem, type FlatValue, getIds, getText } from '@studio/domain/site-copy/flat-copy';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldErrorText } from '../../../ui/field.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import type { CopyFieldOf, CopyFieldProps } from './copy-field-props.ts';

interface CopyListFieldProps extends CopyFieldProps<CopyFieldOf<'list'>> {
  /** Renders the fields of an item, which may be lists themselves. */
  Fields: ComponentType<CopyFieldProps>;
}

/** Items of a list field, each in a row that expands, with buttons to move, remove and add items. */
export function CopyListField({ field, path, record, catalogue, startPath, Fields }: CopyListFieldProps) {
  const { draft, set, form } = record;
  const ids = getIds(draft, path);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(ids.filter((id) => startPath?.startsWith(`${path}.${id}.`))),
  );
  const { id: listId, error } = form.field(path);
  const reorder = (from: number, to: number) => {
    const moved = [...ids];
    moved.splice(to, 0, ...moved.splice(from, 1));
    set({ [path]: moved });
  };
  const add = () => {
    const id = `new-${Date.now().toString(36)}`;
    const item: Record<string, FlatValue> = createFlatItem(field, path, id);
    set({ ...item, [path]: [...ids, id] });
    setOpenIds(new Set([...openIds, id]));
  };
  return (
    <fieldset id={listId} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-2 text-row display-face">{field.label}</legend>
      <ol className="divide-y divide-hairline rounded-card border border-hairline bg-paper">
        {ids.map((id, index) => (
          <CopyItem
            key={id}
            {...{ field, record, catalogue, startPath, Fields, index }}
            path={`${path}.${id}`}
            count={ids.length}
            isOpen={openIds.has(id) || hasProblem(form.problems, form.id(`${path}.${id}.`))}
            onToggle={(isOpen) =>
              setOpenIds(new Set(isOpen ? [...openIds, id] : [...openIds].filter((one) => one !== id)))
            }
            onMove={(offset) => reorder(index, index + offset)}
            onRemove={() => set({ [path]: ids.filter((one) => one !== id) })}
          />
        ))}
        {ids.length === 0 && <li className="px-4 py-3 text-stone">No {field.noun}s.</li>}
      </ol>
      <FieldErrorText id={listId} error={error} />
      {ids.length < field.max && (
        <Button kind="secondary" size="small" className="mt-3" onClick={add}>
          Add {field.noun}
        </Button>
      )}
    </fieldset>
  );
}

const hasProblem = (problems: readonly { fieldId: string }[], prefix: string) =>
  problems.some(({ fieldId }) => fieldId.startsWith(prefix));

interface CopyItemProps extends CopyListFieldProps {
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (offset: -1 | 1) => void;
  onRemove: () => void;
}

function CopyItem({
  field,
  path,
  record,
  catalogue,
  startPath,
  Fields,
  index,
  count,
  ...item
}: CopyItemProps) {
  const name = getItemName(field, path, record, catalogue) || `New ${field.noun}`;
  return (
    <li>
      <details open={item.isOpen} onToggle={({ currentTarget }) => item.onToggle(currentTarget.open)}>
        <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-medium wrap-anywhere">
          {name}
          <StaffIcon name="chevron-down" size={18} className="shrink-0" />
        </summary>
        {item.isOpen && (
          <div className="grid gap-5 px-4 pt-2 pb-5">
            {Object.entries(field.fields).map(([part, subfield]) => (
              <Fields
                key={part}
                field={subfield}
                path={`${path}.${part}`}
                {...{ record, catalogue, startPath }}
              />
            ))}
            <div className="flex flex-wrap gap-2">
              {index > 0 && (
                <Button kind="secondary" size="small" onClick={() => item.onMove(-1)}>
                  Move {field.noun} up<span className="sr-only">: {name}</span>
                </Button>
              )}
              {index < count - 1 && (
                <Button kind="secondary" size="small" onClick={() => item.onMove(1)}>
                  Move {field.noun} down<span className="sr-only">: {name}</span>
                </Button>
              )}
              <Button kind="secondary" size="small" onClick={item.onRemove}>
                Remove {field.noun}
                <span className="sr-only">: {name}</span>
              </Button>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

/** Returns the name of an item: its title, or the name of the record that it refers to. */
function getItemName(
  { fields, titleField }: CopyListFieldProps['field'],
  path: string,
  { draft }: CopyListFieldProps['record'],
  catalogue: CopyListFieldProps['catalogue'],
): string {
  const value = getText(draft, `${path}.${titleField}`);
  if (fields[titleField]?.kind !== 'reference' || !catalogue) return value;
  const records = [...catalogue.classTypes.map(({ id, title }) => ({ id, name: title })), ...catalogue.rooms];
  return records.find(({ id }) => id === value)?.name ?? value;
}
