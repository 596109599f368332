import { normaliseLine } from '../text/normalise-text.ts';
import { type CopyField, type ListField, linkLimits } from './copy-field.ts';
import { type FlatCopy, getIds, getText, listSubfields } from './flat-copy.ts';
import { normaliseCopyText } from './tidy-copy.ts';

/** Maximum length of the id of a record in characters. */
const maxReferenceLength = 80;

export interface CopyError {
  /** Path of the control. */
  path: string;
  message: string;
}

/** Returns the errors in the values of a text's controls, in the order of the form (handbook: website 1). */
export function findCopyErrors(field: CopyField, flat: FlatCopy, path = ''): CopyError[] {
  const parts = listSubfields(field, path, (at) => getIds(flat, at));
  const errors = parts.flatMap((part) => findCopyErrors(part.field, flat, part.path));
  if (field.kind === 'list') return [...findCountErrors(field, flat, path), ...errors];
  if (field.kind === 'link') return findLinkErrors(flat, path, field.optional);
  if (field.kind === 'reference' && getText(flat, path).length > maxReferenceLength)
    return [{ path, message: 'Choose an option from the list.' }];
  if (field.kind !== 'line' && field.kind !== 'text') return errors;
  const typed = normaliseCopyText(field.kind, getText(flat, path));
  return findTextErrors(typed, field, path);
}

function findTextErrors(
  typed: string,
  { max, optional }: { max: number; optional: boolean },
  path: string,
): CopyError[] {
  if (typed === '' && !optional) return [{ path, message: 'Enter some text.' }];
  if (typed.length > max) return [{ path, message: `Use ${max} characters or fewer.` }];
  return [];
}

function findCountErrors({ noun, min, max }: ListField, flat: FlatCopy, path: string): CopyError[] {
  const count = getIds(flat, path).length;
  if (count < min) return [{ path, message: `Add at least ${min} ${noun}${min === 1 ? '' : 's'}.` }];
  return count > max ? [{ path, message: `Use ${max} ${noun}s or fewer.` }] : [];
}

function findLinkErrors(flat: FlatCopy, path: string, optional: boolean): CopyError[] {
  const label = normaliseLine(getText(flat, `${path}.label`));
  const to = normaliseLine(getText(flat, `${path}.to`));
  if (optional && label === '' && to === '') return [];
  return [
    ...findTextErrors(label, { max: linkLimits.label, optional: false }, `${path}.label`),
    ...(isLinkTarget(to)
      ? []
      : [
          {
            path: `${path}.to`,
            message: 'Enter a path such as /timetable, or a link that starts with https://',
          },
        ]),
  ];
}

const httpsUrl = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]\S*)?$/;

/** Returns whether a link may have this target: a path on the site, a URL fragment or an HTTPS URL. */
function isLinkTarget(to: string): boolean {
  if (to.length === 0 || to.length > linkLimits.to || /\s/.test(to)) return false;
  if (to.startsWith('https:')) return httpsUrl.test(to);
  return to.startsWith('#') || (to.startsWith('/') && !to.startsWith('//') && !to.includes('\\'));
}
