import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

function Ambulance() {
  return (
    <>
      <Cut
        fill={c.sun}
        d="M10,34C10,28 14,24 20,24H104C110,24 114,26 117,31L132,54L146,60C152,62 154,66 154,72V90C154,94 152,96 148,96H14C11,96 10,94 10,91Z"
      />
      <path fill={c.leaf} d="M10,68H154V80H10Z" />
      <path
        fill={c.deep}
        fillOpacity={0.35}
        d="M22,68h14v12H22ZM50,68h14v12H50ZM78,68h14v12H78ZM106,68h14v12h-14ZM134,68h14v12h-14Z"
      />
      <path
        fill={c.pale}
        d="M92,34H103C106,34 108,35 110,38L119,53C121,57 119,59 116,59H92C89,59 88,57 88,55V38C88,36 90,34 92,34Z"
      />
      <path stroke="#fff" strokeWidth={4} d="M94,54L104,39" />
      <path stroke={c.deep} strokeWidth={7} d="M48,31V59M36,38L60,52M60,38L36,52" />
      <path fill={c.vein} d="M98,14H110C114,14 115,17 115,20V24H93V20C93,17 94,14 98,14Z" />
      <g fill={c.ink}>
        <circle cx={42} cy={96} r={15} />
        <circle cx={122} cy={96} r={15} />
      </g>
      <g fill={c.aqua}>
        <circle cx={42} cy={96} r={6.5} />
        <circle cx={122} cy={96} r={6.5} />
      </g>
      <path stroke="#fff" strokeWidth={5} d="M146,72h6" />
    </>
  );
}

function Bed() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={9} d="M10,28V104M150,52V104" />
      <circle fill={c.ink} cx={10} cy={108} r={7} />
      <circle fill={c.ink} cx={150} cy={108} r={7} />
      <Cut fill={c.mid} d="M12,72H148V84C148,90 145,92 140,92H20C15,92 12,90 12,84Z" />
      <Cut fill={c.white} d="M18,50C18,44 24,42 30,42H50C58,42 62,46 62,54V74H18Z" />
      <path stroke={c.aqua} strokeWidth={4} d="M26,50H46" />
      <Cut
        fill={c.pink}
        d="M52,74V62C52,54 58,50 68,50H134C142,50 146,55 146,62V76C146,80 144,82 140,82H56C53,82 52,78 52,74Z"
      />
      <path fill={c.rose} d="M52,66V60C54,53 60,50 68,50H80V82H56C53,82 52,78 52,74Z" />
      <Stitch d="M80,52V80" />
      <path
        fill={c.sun}
        d="M98,58l3,6 7,1-5,5 1,7-6,-3-6,3 1,-7-5,-5 7,-1Z M126,58l3,6 7,1-5,5 1,7-6,-3-6,3 1,-7-5,-5 7,-1Z"
      />
      <path stroke={c.deep} strokeWidth={5} strokeOpacity={0.4} d="M84,100H136" />
    </>
  );
}

function Monitor() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={9} d="M60,82V100M36,106H84" />
      <Cut
        fill={c.cream}
        d="M20,14H100C108,14 112,18 112,26V74C112,82 108,86 100,86H20C12,86 8,82 8,74V26C8,18 12,14 20,14Z"
      />
      <rect fill={c.ink} x={17} y={23} width={86} height={46} rx={8} />
      <path stroke={c.sun} strokeWidth={4} d="M24,48H38L44,34L54,60L60,48H72" />
      <path fill={c.coral} d="M90,58C80,52 79,44 84,41C87,39.5 90,42 90,44C90,42 93,39.5 96,41C101,44 100,52 90,58Z" />
      <path stroke={c.mid} strokeWidth={3} d="M24,60Q30,56 36,60T48,60" />
      <circle fill={c.coral} cx={28} cy={78} r={3.5} />
      <circle fill={c.teal} cx={40} cy={78} r={3.5} />
      <Stitch stroke={c.teal} d="M56,78H100" />
    </>
  );
}

function Stethoscope() {
  return (
    <>
      <path
        stroke={c.deep}
        strokeWidth={8}
        d="M30,14C22,16 22,26 24,36C27,52 36,60 46,60C56,60 65,52 68,36C70,26 70,16 62,14M46,60V78C46,98 60,108 74,106C90,104 96,92 94,76"
      />
      <path stroke={c.sun} strokeWidth={10} d="M28,14h6M58,14h6" />
      <Cut fill={c.mid} d="M94,44C106,44 113,53 113,62C113,73 105,80 94,80C83,80 75,73 75,62C75,53 82,44 94,44Z" />
      <circle fill={c.white} cx={94} cy={62} r={10} />
      <path
        fill={c.coral}
        d="M94,68C88,64 88,60 91,58.5C93,57.5 94,59 94,60C94,59 95,57.5 97,58.5C100,60 100,64 94,68Z"
      />
    </>
  );
}

function Headphones() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={10} d="M20,76V60C20,32 38,14 60,14C82,14 100,32 100,60V76" />
      <path stroke={c.sun} strokeWidth={6} d="M40,20Q60,10 80,20" />
      <Cut
        fill={c.coral}
        d="M16,66C16,60 20,58 26,58H34C40,58 42,62 42,68V96C42,102 40,106 34,106H26C20,106 14,98 14,86Z"
      />
      <Cut
        fill={c.coral}
        d="M104,66C104,60 100,58 94,58H86C80,58 78,62 78,68V96C78,102 80,106 86,106H94C100,106 106,98 106,86Z"
      />
      <Stitch d="M35,66V98M85,66V98" />
    </>
  );
}

function Popsicle() {
  return (
    <>
      <rect fill={c.bearl} x={53} y={80} width={14} height={36} rx={7} />
      <Cut fill={c.coral} d="M60,8C80,8 90,20 90,38V82C90,88 87,90 82,90H38C33,90 30,88 30,82V38C30,20 40,8 60,8Z" />
      <path fill={c.sun} d="M30,54Q40,48 50,54T70,54T90,54V82C90,88 87,90 82,90H38C33,90 30,88 30,82Z" />
      <path stroke="#fff" strokeWidth={5} strokeOpacity={0.8} d="M42,42V34C42,27 46,23 51,21" />
    </>
  );
}

function Teddy() {
  return (
    <>
      <g fill={c.bear}>
        <circle cx={36} cy={20} r={13} />
        <circle cx={84} cy={20} r={13} />
      </g>
      <circle fill={c.bearl} cx={36} cy={20} r={6.5} />
      <circle fill={c.bearl} cx={84} cy={20} r={6.5} />
      <path
        fill={c.bear}
        d="M36,70C18,70 14,88 22,92C30,95 36,88 40,82ZM84,70C102,70 106,88 98,92C90,95 84,88 80,82Z"
      />
      <Cut fill={c.bear} d="M60,60C82,60 90,76 88,92C86,106 76,112 60,112C44,112 34,106 32,92C30,76 38,60 60,60Z" />
      <ellipse fill={c.bearl} cx={60} cy={90} rx={16} ry={15} />
      <g fill={c.bear}>
        <ellipse cx={38} cy={107} rx={14} ry={11} />
        <ellipse cx={82} cy={107} rx={14} ry={11} />
      </g>
      <g fill={c.bearl}>
        <ellipse cx={37} cy={107} rx={7} ry={5.5} />
        <ellipse cx={83} cy={107} rx={7} ry={5.5} />
      </g>
      <Cut fill={c.bear} d="M60,10C82,10 94,24 94,40C94,58 80,68 60,68C40,68 26,58 26,40C26,24 38,10 60,10Z" />
      <ellipse fill={c.bearl} cx={60} cy={50} rx={17} ry={13.5} />
      <g fill={c.ink}>
        <ellipse cx={45} cy={36} rx={4} ry={5} />
        <ellipse cx={75} cy={36} rx={4} ry={5} />
        <path d="M54,43Q60,40 66,43Q65,49 60,50Q55,49 54,43Z" />
      </g>
      <path stroke={c.ink} strokeWidth={2.5} d="M60,50V54M53,56Q60,62 67,56" />
      <circle fill="#fff" cx={46.5} cy={34} r={1.5} />
      <circle fill="#fff" cx={76.5} cy={34} r={1.5} />
      <g transform="rotate(24 78 20)">
        <rect fill={c.rose} x={66} y={14} width={26} height={11} rx={5.5} />
        <rect fill={c.pink} x={74} y={14} width={10} height={11} />
      </g>
      <Stitch d="M60,70V76" />
    </>
  );
}

/** Things a child meets around the hospital room. */
export const objectsRoom = {
  'object-ambulance': { viewBox: '0 0 160 120', Shapes: Ambulance },
  'object-bed': { viewBox: '0 0 160 120', Shapes: Bed },
  'object-monitor': { viewBox: '0 0 120 120', Shapes: Monitor },
  'object-stethoscope': { viewBox: '0 0 120 120', Shapes: Stethoscope },
  'object-headphones': { viewBox: '0 0 120 120', Shapes: Headphones },
  'object-popsicle': { viewBox: '0 0 120 120', Shapes: Popsicle },
  'object-teddy': { viewBox: '0 0 120 120', Shapes: Teddy },
} as const satisfies DrawingSet;
