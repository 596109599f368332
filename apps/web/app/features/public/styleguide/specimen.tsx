import type { ReactNode } from 'react';

/** Row with the component's name on the left and all its states on the right. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-hairline py-10 desk:grid-cols-[10.5rem_1fr] desk:gap-8">
      <h3 className="eyebrow font-sans">{name}</h3>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function SpecimenGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="pt-20 md:pt-28">
      <h2 className="mb-10 text-h2">{title}</h2>
      {children}
    </section>
  );
}

/** Components side by side, each with the name of its state below. */
export function SpecimenStates({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-x-8 gap-y-6">{children}</ul>;
}

export function SpecimenState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <p className="mt-2.5 max-w-[16rem] text-note text-stone">{name}</p>
    </li>
  );
}

/** CSS class that shows the style of keyboard focus on an element without the focus. */
export const focusRingClassName = 'outline-2 outline-offset-3 outline-forest';
