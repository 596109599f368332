import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { StepIndicator } from '../../../ui/step-indicator.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import type { ImportCatalogue } from './import-queries.ts';
import { PreviewStep } from './preview-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { type ImportStep, useImport } from './use-import.ts';

const steps: readonly ImportStep[] = ['file', 'columns', 'check', 'run'];
const stepNames = ['File', 'Columns', 'Check', 'Import'];

/** Imports clients and their bookings from another system: file, columns, preview, import. */
export function PeopleImport({ catalogue, mayInvite }: { catalogue: ImportCatalogue; mayInvite: boolean }) {
  const flow = useImport();
  return (
    <div className="max-w-5xl">
      <StepIndicator
        label="Import steps"
        steps={stepNames}
        current={steps.indexOf(flow.step)}
        className="mb-4"
      />
      {/* The steps in between show a failure beside the button that was pressed. */}
      {flow.failure && (flow.step === 'file' || flow.step === 'run') && (
        <div className="mb-5">
          <Notice tone="error" title={flow.failure} />
        </div>
      )}
      <Step key={flow.step} isFirst={flow.step === 'file'}>
        {flow.step === 'file' && <FileStep flow={flow} catalogue={catalogue} />}
        {flow.step === 'columns' && <ColumnsStep flow={flow} catalogue={catalogue} />}
        {flow.step === 'check' && <PreviewStep flow={flow} />}
        {flow.step === 'run' && flow.importId && (
          <ProgressStep flow={flow} importId={flow.importId} mayInvite={mayInvite} />
        )}
      </Step>
    </div>
  );
}

/** Step whose heading takes the focus, so that screen readers start there. */
function Step({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) container.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [isFirst]);
  return <div ref={container}>{children}</div>;
}
