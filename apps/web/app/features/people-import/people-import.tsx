import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { StepIndicator } from '../../ui/step-indicator.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import type { ImportCatalogue } from './import-catalogue.ts';
import { PreviewStep } from './preview-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { type ImportStep, useImport } from './use-import.ts';

const steps: readonly ImportStep[] = ['file', 'columns', 'check', 'run'];
const stepNames = ['File', 'Columns', 'Check', 'Import'];

/** Imports clients and their credits from another system: file, columns, preview, import. */
export function PeopleImport({ catalogue }: { catalogue: ImportCatalogue }) {
  const way = useImport();
  return (
    <div className="max-w-5xl">
      <StepIndicator label="Import" steps={stepNames} current={steps.indexOf(way.step)} className="mb-4" />
      <div aria-live="polite" className="mb-5 empty:hidden">
        {way.act.failure && <Notice tone="error" title={way.act.failure} />}
      </div>
      <Step key={way.step} isFirst={way.step === 'file'}>
        {way.step === 'file' && <FileStep way={way} />}
        {way.step === 'columns' && <ColumnsStep way={way} catalogue={catalogue} />}
        {way.step === 'check' && <PreviewStep way={way} />}
        {way.step === 'run' && <ProgressStep way={way} />}
      </Step>
    </div>
  );
}

/** Focuses the heading of each new step, so that screen readers start there. */
function Step({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) place.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [isFirst]);
  return <div ref={place}>{children}</div>;
}
