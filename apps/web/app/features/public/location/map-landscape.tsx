/** Path of the railway line on the map, drawn twice: as track bed and as sleepers. */
const railway =
  'M536-20C500 40 470 62 448 92 408 148 386 176 362 206 316 264 290 300 274 332 244 396 220 450 184 540';

/** Walking route from the station along South Lambeth Road into Miles Street. */
const walkingRoutePath = 'M462 112C440 138 418 176 408 214C402 240 405 270 411 296L380 297';

const streets = [
  // Paths of Kennington Lane, Harleyford Road, Lawn Lane, Langley Lane and Fentiman Road.
  { d: 'M330 58C380 44 420 38 480 34S640 14 724-6', width: 15 },
  { d: 'M470 92C540 116 640 152 730 176', width: 15 },
  { d: 'M566 130C584 200 596 260 604 306S616 390 620 424', width: 9 },
  { d: 'M413 306C470 300 540 292 601 284', width: 8 },
  { d: 'M447 488C530 470 620 436 730 398', width: 11 },
  // Paths of Parry Street, Wyvil Road and a few unnamed streets.
  { d: 'M214 252C270 240 340 226 402 224', width: 13 },
  { d: 'M436 388C370 382 300 380 268 384S180 408 142 432', width: 9 },
  { d: 'M300 381C292 430 276 470 262 540', width: 7 },
  { d: 'M724 300C680 296 640 300 604 306', width: 7 },
  { d: 'M620 424C650 470 680 500 724 520', width: 7 },
  { d: 'M110 300C80 380 30 450-10 480', width: 8 },
  // Paths of Bondway, Vauxhall Bridge and Albert Embankment.
  { d: 'M418 62C398 110 372 160 340 230', width: 9 },
  { d: 'M326 60C280 30 230 4 180-26', width: 17 },
  { d: 'M326 60C344 30 360 4 372-26', width: 15 },
  // Paths of Nine Elms Lane, Wandsworth Road and South Lambeth Road.
  { d: 'M214 252C150 280 80 312-12 340', width: 15 },
  { d: 'M326 60C290 104 258 160 214 252C180 330 140 430 108 540', width: 18 },
  { d: 'M470 92C446 130 420 172 408 214C396 270 414 320 432 364S446 460 446 540', width: 18 },
  // Path of Miles Street.
  { d: 'M411 298C370 294 330 298 300 306S220 322 182 330', width: 12 },
] as const;

export function MapLandscape() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className="fill-mist/55" d="M-10-10H268C236 34 204 70 160 118 120 160 56 200-10 238Z" />
      <path
        className="stroke-chalk/70"
        strokeWidth="1.5"
        d="M24 60C70 44 110 20 132-6M60 118C120 88 164 50 190 12M10 160C50 142 84 122 112 98"
      />
      <path
        className="fill-sage/28"
        d="M452 322C500 314 550 306 588 302 596 344 604 386 608 420 560 440 510 456 462 466 458 420 460 370 452 322Z"
      />
      {streets.map(({ d, width }) => (
        <path key={d} d={d} className="stroke-linen" strokeWidth={width} />
      ))}
      <Trees />
      <path d={railway} className="stroke-sand" strokeWidth="24" strokeLinecap="butt" />
      <path d={railway} className="stroke-chalk" strokeWidth="2" strokeDasharray="9 9" strokeLinecap="butt" />
      <BusStation />
      <path
        d={walkingRoutePath}
        className="map-walk stroke-clay"
        strokeWidth="4.5"
        strokeDasharray="0 10"
        pathLength="240"
      />
    </g>
  );
}

function Trees() {
  return (
    <g className="fill-sage/55">
      {[
        [484, 344, 9],
        [508, 352, 7],
        [572, 326, 8],
        [586, 350, 10],
        [480, 440, 10],
        [504, 434, 7],
        [588, 404, 8],
      ].map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

/** Shows the roof of the bus station, between Bondway and Wandsworth Road. */
function BusStation() {
  return <path d="M372 82 334 156" className="stroke-sand" strokeWidth="13" />;
}
