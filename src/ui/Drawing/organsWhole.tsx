import { bodyPath } from './standingBody.tsx';
import { PillowHead } from './Figure.tsx';
import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

const tall = '0 0 120 220';
const square = '0 0 120 120';
const small = 'matrix(.52 0 0 .52 8 1)';

function Nerves() {
  return (
    <g transform={small}>
      <path fill={c.aqua} d={bodyPath} />
      <path
        stroke={c.amber}
        strokeWidth={5}
        d="M100,110Q62,108 54,140L38,224M100,110Q138,108 146,140L162,224M54,150L48,196M146,150L152,196M100,134L74,144M100,134L126,144M100,156L74,168M100,156L126,168M100,178L76,192M100,178L124,192M100,204Q84,222 82,254L76,396M100,204Q116,222 118,254L124,396M82,262L92,320M118,262L108,320"
      />
      <path stroke={c.sun} strokeWidth={9} d="M100,62V208" />
      <Cut fill={c.pink} d="M100,18C120,14 130,28 126,42C128,56 116,62 100,60C84,62 72,56 74,42C70,28 80,14 100,18Z" />
      <path
        stroke={c.berry}
        strokeOpacity={0.65}
        strokeWidth={4}
        d="M100,20V56M86,28q-6,6 2,10t-2,12M114,28q6,6-2,10t2,12"
      />
    </g>
  );
}

function Lymph() {
  return (
    <g transform={small}>
      <path fill={c.rose} d={bodyPath} />
      <path
        stroke={c.leaf}
        strokeWidth={5}
        d="M88,86L96,104L100,210M112,86L104,104M100,118L66,140L44,196M100,118L134,140L156,196M100,208L82,238L76,312L76,380M100,208L118,238L124,312L124,380"
      />
      <path
        stroke={c.teal}
        strokeWidth={11}
        d="M86,84v.1M114,84v.1M92,98v.1M108,98v.1M66,138v.1M134,138v.1M72,148v.1M128,148v.1M100,150v.1M96,174v.1M104,190v.1M82,234v.1M118,234v.1M88,244v.1M112,244v.1M76,312v.1M124,312v.1"
      />
      <Cut fill={c.plum} d="M120,158C130,156 136,168 132,180C126,186 116,180 116,172Q115,162 120,158Z" />
    </g>
  );
}

function Skin() {
  return (
    <>
      <Cut fill={c.cream} d="M12,40H108V98Q108,110 98,110H22Q12,110 12,98Z" />
      <path stroke={c.sun} strokeWidth={15} d="M24,98h.1M42,100h.1M60,97h.1M78,100h.1M96,97h.1" />
      <path fill={c.pink} d="M12,40H108V82Q96,90 84,84T60,84T36,84T12,84Z" />
      <path stroke={c.vein} strokeWidth={4} d="M13,74Q30,66 46,74T80,73T107,70" />
      <path stroke={c.berry} strokeWidth={4} d="M13,67Q30,58 46,66T80,65T107,62" />
      <path stroke={c.bearl} strokeWidth={13} d="M42,74L46,50" />
      <path stroke={c.mid} strokeWidth={5} d="M84,36V62q-7,3-5,8t8,3 4,-9" />
      <path fill={c.tan} d="M12,32Q24,24 36,31T60,31T84,31T108,31V48Q96,56 84,49T60,49T36,49T12,49Z" />
      <path stroke={c.teal} strokeWidth={4} d="M84,34v12" />
      <path stroke={c.deep} strokeWidth={4.5} d="M42,74Q46,40 62,6M66,34Q72,22 74,14" />
      <path stroke={c.berry} strokeWidth={9} d="M42,75v.1" />
      <Stitch d="M16,40Q26,36 36,40T60,40T84,40T104,40" />
    </>
  );
}

function Pancreas() {
  return (
    <>
      <path stroke={c.pink} strokeWidth={17} d="M46,16H34C20,16 16,26 16,40V74C16,98 32,104 50,98" />
      <path stroke={c.berry} strokeOpacity={0.3} strokeWidth={2} d="M9,44h13M9,56h13M9,68h13M10,80l12,-2" />
      <Cut
        fill={c.bearl}
        d="M25,56C23,44 36,36 50,41C58,34 68,42 76,36C84,28 96,24 104,26C114,29 115,40 107,47C101,57 88,58 80,63C72,70 62,66 56,74C54,86 42,92 34,86C26,82 26,68 25,56Z"
      />
      <path
        stroke={c.ink}
        strokeOpacity={0.16}
        strokeWidth={3}
        d="M34,50q6,-5 10,1M36,80q2,-7 9,-5M56,50q5,-5 10,0M76,44q5,-6 11,-2M84,56q4,-5 10,-4"
      />
      <path stroke={c.white} strokeWidth={4} d="M23,70C42,70 60,60 104,36M44,66l2,10M62,58l-4,-6M82,48l4,6" />
    </>
  );
}

function Joint() {
  return (
    <>
      <path fill={c.aqua} d="M26,44H94Q104,66 92,92H28Q16,66 26,44Z" />
      <Cut fill={c.bone} d="M46,4H74L76,32C92,34 98,48 90,56C82,62 70,56 60,56C50,56 38,62 30,56C22,48 28,34 44,32Z" />
      <Cut fill={c.bone} d="M34,76H86C94,78 94,90 84,94Q76,98 74,116H46Q44,98 36,94C26,90 26,78 34,76Z" />
      <path stroke={c.mid} strokeWidth={7} d="M32,54Q46,62 60,58Q74,62 88,54M36,77H84" />
      <path stroke={c.coral} strokeWidth={7} d="M27,44Q15,66 32,92M93,44Q105,66 88,92" />
      <path stroke="#fff" strokeOpacity={0.7} strokeWidth={4} d="M53,12V28" />
      <Stitch stroke={c.bear} d="M53,102H67" />
    </>
  );
}

const Face = () => (
  <PillowHead personal sex="boy" hairType="short" mood="calm" transform="translate(60 65) scale(1.1)" />
);

/** What runs through the whole body, covers it and lets it bend. */
export const organsWhole = {
  'organ-skin': { viewBox: square, Shapes: Skin },
  'organ-pancreas': { viewBox: square, Shapes: Pancreas },
  'organ-nerves': { viewBox: tall, Shapes: Nerves },
  'organ-lymph': { viewBox: tall, Shapes: Lymph },
  'organ-joint': { viewBox: square, Shapes: Joint },
  'organ-face': { viewBox: square, Shapes: Face },
} as const satisfies DrawingSet;
