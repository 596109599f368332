import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { ReferenceField } from '@studio/domain/site-copy/copy-field';
import { type FlatCopy, getIds, getText } from '@studio/domain/site-copy/flat-copy';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CopyFieldOf, CopyFieldProps } from './copy-field-props.ts';
import { CopyListField } from './copy-list-field.tsx';

/** Form controls for a field of a site text, including the fields nested in it. */
export function CopyFields({ field, path, record, catalogue, startPath }: CopyFieldProps) {
  const { text, draft } = record;
  const described = { label: field.label, ...(field.hint ? { hint: field.hint } : {}) };
  const shared = { path, record, catalogue, startPath };
  if (field.kind === 'group') return <CopyGroup field={field} {...shared} />;
  if (field.kind === 'list') return <CopyListField field={field} {...shared} Fields={CopyFields} />;
  if (field.kind === 'line')
    return <TextField {...described} optional={field.optional} maxLength={field.max} {...text(path)} />;
  if (field.kind === 'text')
    return (
      <TextAreaField
        {...described}
        optional={field.optional}
        rows={3}
        maxLength={field.max}
        {...text(path)}
      />
    );
  if (field.kind === 'link')
    return (
      <fieldset>
        <legend className="mb-2 text-[15px] font-medium">
          {field.label}
          {field.optional && <span className="font-normal text-stone"> (optional)</span>}
        </legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Label" maxLength={60} {...text(`${path}.label`)} />
          <TextField label="Leads to" placeholder="/timetable" maxLength={300} {...text(`${path}.to`)} />
        </div>
      </fieldset>
    );
  if (field.kind === 'reference')
    return (
      <ChoiceField {...described} optional {...text(path)}>
        <option value="">None</option>
        {listRecords(field.to, catalogue, getText(draft, path)).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
    );
  return <CopyChoices field={field} {...shared} />;
}

function CopyGroup({ field, path, ...shared }: CopyFieldProps<CopyFieldOf<'group'>>) {
  const content = Object.entries(field.fields).map(([name, part]) => (
    <CopyFields key={name} field={part} path={path ? `${path}.${name}` : name} {...shared} />
  ));
  if (path === '') return <div className="grid gap-6">{content}</div>;
  return (
    <fieldset className="rounded-card border border-hairline bg-paper p-5">
      <legend className="float-left mb-4 w-full text-row display-face">{field.label}</legend>
      <div className="clear-both grid gap-5">{content}</div>
    </fieldset>
  );
}

function CopyChoices({ field, path, record }: CopyFieldProps<CopyFieldOf<'choices'>>) {
  const { draft, set, form } = record;
  const chosen = getIds(draft, path);
  const options = listOptions(field.options, draft).filter(([value]) => !path.startsWith(`topics.${value}.`));
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-[15px] font-medium">{field.label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {options.map(([value, label]) => (
          <CheckboxField
            key={value}
            id={form.id(`${path}.${value}`)}
            error={undefined}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              set({ [path]: checked ? [...chosen, value] : chosen.filter((one) => one !== value) })
            }
          >
            {label}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the options with their labels: the given ones, or the saved items of a list of the same text. */
function listOptions(options: CopyFieldOf<'choices'>['options'], draft: FlatCopy): [string, string][] {
  const { list } = options;
  if (typeof list !== 'string') return Object.entries(options);
  return getIds(draft, list)
    .filter((id) => !id.startsWith('new-'))
    .map((id) => [id, getText(draft, `${list}.${id}.label`) || getText(draft, `${list}.${id}.name`) || id]);
}

/** Returns the records of the catalogue that a text can refer to, with the chosen one even if it's archived. */
function listRecords(to: ReferenceField['to'], catalogue: GetCatalogueResponse | null, chosen: string) {
  const records = catalogue
    ? {
        'class-type': catalogue.classTypes.map(({ id, title }) => ({ id, name: title })),
        instructor: catalogue.instructors,
        product: catalogue.products,
        room: catalogue.rooms,
      }[to]
    : [];
  const isKnown = chosen === '' || records.some(({ id }) => id === chosen);
  return isKnown ? records : [...records, { id: chosen, name: `${chosen} (not available)` }];
}
