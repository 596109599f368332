import { useRootData } from '../../../lib/site/use-root-data.ts';

const name = 'fill-stone text-[19px] sm:text-[13px]';
const place = 'fill-ink font-medium text-[20px] sm:text-[14px]';
/** Style of less important names, for which phones have no space. */
const wideOnly = `${name} max-sm:hidden`;

/** Renders street names, the studio's pin, a scale and a north arrow. */
export function MapLabels({ street }: { street: string }) {
  return (
    <g>
      <text
        className="display-face fill-sage-deep text-[24px] tracking-wide sm:text-[20px]"
        transform="translate(148 84) rotate(-43)"
        textAnchor="middle"
      >
        Thames
      </text>
      <text className={wideOnly} transform="translate(186 216) rotate(-64)">
        Wandsworth Road
      </text>
      <text className={wideOnly} x="430" y="206">
        South Lambeth Road
      </text>
      <Lines className={`${name} sm:hidden`} x={432} y={200} lines={['South Lambeth', 'Road']} />
      <text className={wideOnly} transform="translate(52 312) rotate(-19)">
        Nine Elms Lane
      </text>
      <text className={wideOnly} transform="translate(606 126) rotate(15)">
        Harleyford Road
      </text>
      <text className={wideOnly} transform="translate(188 352) rotate(-9)">
        Miles Street
      </text>
      <Lines
        className={`${name} fill-sage-deep [text-anchor:middle]`}
        x={534}
        y={392}
        lines={['Vauxhall', 'Park']}
      />
      <text className={wideOnly} transform="translate(318 160) rotate(-63)">
        Bus station
      </text>
      <text className={wideOnly} transform="translate(327 224) rotate(-64)">
        Bondway
      </text>
      <circle cx="462" cy="106" r="9" className="fill-ink" />
      <text className={`${place} max-sm:hidden`} x="482" y="112">
        Vauxhall station
      </text>
      <Lines className={`${place} sm:hidden`} x={484} y={100} lines={['Vauxhall', 'station']} />
      <Pin street={street} />
      <Scale />
    </g>
  );
}

function Lines(props: { className: string; x: number; y: number; lines: readonly string[] }) {
  const { className, x, y, lines } = props;
  return (
    <text className={className} y={y}>
      {lines.map((line, nth) => (
        <tspan key={line} x={x} dy={nth === 0 ? 0 : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Pin({ street }: { street: string }) {
  const hasBuiltInMark = useRootData()?.brand.kind === 'built-in';
  return (
    <g>
      <ellipse cx="358" cy="303" rx="20" ry="5" className="fill-ink/15" />
      <g transform="translate(329 246) scale(.9)">
        <path
          className="fill-forest stroke-chalk"
          strokeWidth="3"
          d="M10 58V30a22 22 0 0 1 44 0v28a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2Z"
        />
        {hasBuiltInMark && (
          <>
            <g className="stroke-chalk" fill="none" strokeLinecap="round" strokeLinejoin="round">
              <path strokeWidth="4.2" d="M17.5 33.5 32 49.5 40.6 33.6" />
              <path strokeWidth="3" d="M39.3 36 26 33.2" />
            </g>
            <circle cx="43.6" cy="25.6" r="4.1" className="fill-chalk" />
          </>
        )}
      </g>
      <text className="fill-ink text-[21px] font-semibold sm:text-[15px]" x="360" y="336" textAnchor="middle">
        {street}
      </text>
      <text className={name} x="360" y="355" textAnchor="middle">
        5 minutes’ walk
      </text>
    </g>
  );
}

/** Scale bar of 100 m and a north arrow. */
function Scale() {
  return (
    <g className="max-sm:hidden">
      <path d="M594 492v-6M594 489h78M672 492v-6" className="stroke-stone" fill="none" strokeWidth="1.25" />
      <text className={name} x="594" y="478">
        100 m
      </text>
      <g className="stroke-stone" fill="none" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round">
        <path d="M678 64V34M672 41l6-8 6 8" />
      </g>
      <text className={name} x="678" y="82" textAnchor="middle">
        N
      </text>
    </g>
  );
}
