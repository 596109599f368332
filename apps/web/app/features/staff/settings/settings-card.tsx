import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { FieldProblemsState } from '../../../lib/forms/use-field-problems.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type SaveSettingsInput, saveSettings } from './settings-api.ts';
import { settingsQueries } from './settings-queries.ts';

interface SettingsCardProps {
  title: string;
  text: string;
  /** Whether the draft differs from the saved settings. */
  changed: boolean;
  /** Validation errors of the draft, which prevent saving. */
  problems: FieldProblemsState;
  /** Settings to save. */
  change: SaveSettingsInput;
  onSaved: () => void;
  onUndo: () => void;
  children: ReactNode;
}

/** Card with a group of settings that is saved separately. */
export function SettingsCard(props: SettingsCardProps) {
  const { title, text, changed, problems, change, onSaved, onUndo, children } = props;
  const id = useId();
  const queryClient = useQueryClient();
  const { queryKey } = settingsQueries.studio();
  const saving = useMutation({
    mutationFn: saveSettings,
    onSuccess: (_, { profile, settings }) => {
      showToast('Changes saved.');
      queryClient.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            profile: { ...before.profile, ...profile },
            settings: { ...before.settings, ...settings },
          },
      );
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const failure = describeMutationError(
    saving.error,
    'We couldn’t save your changes. Check what you’ve entered and try again.',
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!changed || saving.isPending || !problems.attempt()) return;
    saving.mutate(change, { onSuccess: onSaved });
  };
  return (
    <Card>
      <form aria-labelledby={id} noValidate onSubmit={save}>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-small text-stone">{text}</p>
        {/* The pinned buttons, and the navigation on phones, must not cover a focused field. */}
        <div className="mt-5 grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-36">{children}</div>
        {failure && (
          <div className="mt-5">
            <Notice tone="error" title={failure} />
          </div>
        )}
        {changed && (
          <div className="sticky bottom-px z-10 -mx-2 mt-4 flex flex-wrap gap-2.5 bg-paper px-2 pt-2 max-md:bottom-[4.75rem] max-md:pb-2">
            <Button type="submit" size="small" busy={saving.isPending} busyLabel="Saving…">
              Save changes
            </Button>
            <Button
              kind="secondary"
              size="small"
              disabled={saving.isPending}
              onClick={() => {
                saving.reset();
                problems.reset();
                onUndo();
              }}
            >
              Discard changes
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
