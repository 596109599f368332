/** @jsxRuntime automatic */
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { ClassDetails, PriceDetails, StudioContact } from '../email-details.ts';
import { colours, displayFont, sansFont } from './email-theme.ts';

/** Card with a heading and an optional amount on the right. */
export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Section className="card" style={cardStyle}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td style={{ paddingBottom: 10, verticalAlign: 'baseline' }}>
              <Heading as="h2" className="ink" style={headingStyle}>
                {title}
              </Heading>
            </td>
            {aside && (
              <td align="right" className="ink" style={{ paddingBottom: 10, verticalAlign: 'baseline' }}>
                {aside}
              </td>
            )}
          </tr>
        </tbody>
      </table>
      {children}
    </Section>
  );
}

export interface DetailRow {
  label: string;
  value: ReactNode;
  strong?: boolean;
  saving?: boolean;
}

/** Rows of label and value, each with a rule above it. `align` applies to the values: 'right' for amounts. */
export function DetailRows({
  rows,
  align = 'left',
}: {
  rows: readonly DetailRow[];
  align?: 'left' | 'right';
}) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {rows.map(({ label, value, strong, saving }) => (
          <tr key={label}>
            <td className="stone rule" width={align === 'left' ? 104 : undefined} style={labelStyle}>
              {label}
            </td>
            <td
              className={`${saving ? 'success' : 'ink'} rule`}
              align={align}
              style={{
                ...valueStyle,
                fontWeight: strong ? 600 : 400,
                color: saving ? colours.success : colours.ink,
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ClassCard(props: {
  studio: StudioContact;
  class: ClassDetails;
  bookedFor?: string;
  isCancelled?: boolean;
}) {
  const details = props.class;
  const title = props.isCancelled ? <s>{details.title}</s> : details.title;
  return (
    <Card title={props.bookedFor ? 'Your class' : 'Class details'}>
      <DetailRows
        rows={[
          { label: 'Class', value: title, strong: true },
          ...(details.level ? [{ label: 'Level', value: details.level }] : []),
          { label: 'Date', value: details.dateLong, strong: true },
          { label: 'Time', value: <ClassTime class={details} /> },
          { label: 'Studio', value: [details.room, ...props.studio.addressLines].join(', ') },
          { label: 'Instructor', value: details.instructor },
          ...(props.bookedFor ? [{ label: 'Booked for', value: props.bookedFor }] : []),
        ]}
      />
    </Card>
  );
}

function ClassTime(props: { class: ClassDetails }) {
  return (
    <>
      <strong style={{ fontWeight: 600 }}>{props.class.timeRange}</strong> ({props.class.durationMin} min)
    </>
  );
}

export function PriceCard({ price }: { price: PriceDetails }) {
  const amount = (
    <span
      style={{ fontFamily: sansFont, fontSize: 26, fontWeight: 600, lineHeight: 1, color: colours.ink }}
      className="ink"
    >
      {price.originalAmount && (
        <s className="stone" style={{ fontSize: 16, fontWeight: 400, color: colours.stone }}>
          {price.originalAmount}
        </s>
      )}
      {price.originalAmount && ' '}
      {price.amount}
    </span>
  );
  return (
    <Card title={price.heading} aside={amount}>
      {price.lines.length > 0 && (
        <DetailRows
          align="right"
          rows={price.lines.map(({ label, value, isSaving }) => ({
            label,
            value,
            saving: isSaving === true,
          }))}
        />
      )}
    </Card>
  );
}

export function NotePanel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Section
      className="note"
      style={{ ...cardStyle, padding: '24px 28px', border: 'none', backgroundColor: colours.linen }}
    >
      {title && (
        <Heading as="h2" className="ink" style={{ ...headingStyle, marginBottom: 8 }}>
          {title}
        </Heading>
      )}
      <Text className="ink" style={{ margin: 0, fontSize: 16, lineHeight: 1.55, color: colours.ink }}>
        {children}
      </Text>
    </Section>
  );
}

/** The only button of an email, with optional text below. */
export function ActionButton({ href, label, below }: { href: string; label: string; below?: ReactNode }) {
  return (
    <Section style={{ margin: '24px 0', textAlign: 'center' }}>
      <Button href={href} className="button" style={buttonStyle}>
        {label}
      </Button>
      {below && (
        <Text
          className="stone"
          style={{ margin: '14px 0 0', fontSize: 15, lineHeight: 1.5, color: colours.stone }}
        >
          {below}
        </Text>
      )}
    </Section>
  );
}

const cardStyle = {
  margin: '0 0 16px',
  padding: '24px 28px 14px',
  borderRadius: 14,
  border: `1px solid ${colours.hairline}`,
  backgroundColor: colours.paper,
};
const headingStyle = {
  margin: 0,
  fontFamily: displayFont,
  fontSize: 24,
  fontWeight: 400,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  color: colours.ink,
};
const labelStyle = {
  padding: '11px 12px 11px 0',
  borderTop: `1px solid ${colours.hairline}`,
  fontSize: 15,
  lineHeight: 1.4,
  verticalAlign: 'top',
  color: colours.stone,
};
const valueStyle = {
  padding: '11px 0',
  borderTop: `1px solid ${colours.hairline}`,
  fontSize: 15,
  lineHeight: 1.4,
  verticalAlign: 'top',
};
const buttonStyle = {
  padding: '15px 32px',
  borderRadius: 999,
  backgroundColor: colours.forest,
  color: colours.chalk,
  fontSize: 16,
  fontWeight: 500,
  lineHeight: 1.25,
  textDecoration: 'none',
};
