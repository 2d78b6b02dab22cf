import type { DrawingSet } from './Frame.tsx';
import { c } from './palette.ts';
import { Cut, Stitch } from './shapes.tsx';

function How() {
  return (
    <>
      <Cut fill={c.sun} d="M48,8C72,8 82,26 78,42C75,54 64,58 63,70H33C32,58 21,54 18,42C14,26 24,8 48,8Z" />
      <path stroke={c.ink} strokeWidth={7} d="M38,34C38,22 58,22 58,34C58,42 48,42 48,52" />
      <circle fill={c.ink} cx={48} cy={62} r={4.5} />
      <path stroke={c.deep} strokeWidth={8} d="M36,77H60M40,86H56" />
    </>
  );
}

function Faq() {
  return (
    <>
      <Cut
        fill={c.coral}
        d="M20,8H64C74,8 78,13 78,22V44C78,53 74,58 64,58H42L26,72V58H20C11,58 8,53 8,44V22C8,13 11,8 20,8Z"
      />
      <path stroke={c.white} strokeWidth={6} d="M35,27C35,17 52,17 52,27C52,34 43.5,34 43.5,41" />
      <circle fill={c.white} cx={43.5} cy={49.5} r={3.8} />
      <Cut
        fill={c.sun}
        d="M56,48H80C87,48 90,52 90,58V70C90,76 87,80 80,80V90L68,80H56C49,80 46,76 46,70V58C46,52 49,48 56,48Z"
      />
      <path stroke={c.ink} strokeWidth={5} d="M58,64L65,71L79,58" />
    </>
  );
}

function Gadgets() {
  return (
    <>
      <path
        stroke={c.deep}
        strokeWidth={7.5}
        d="M24,8C18,10 18,20 20,28C22,40 28,46 36,46C44,46 50,40 52,28C54,20 54,10 48,8M36,46V60C36,78 50,84 60,82C72,80 74,70 74,58"
      />
      <Cut fill={c.coral} d="M74,32C84,32 90,39 90,47C90,56 84,62 74,62C64,62 58,56 58,47C58,39 64,32 74,32Z" />
      <circle fill={c.white} cx={74} cy={47} r={7.5} />
      <path stroke={c.sun} strokeWidth={9} d="M22,8h4M46,8h4" />
    </>
  );
}

function Book() {
  return (
    <>
      <Cut fill={c.teal} d="M48,24C36,14 20,12 8,16V76C20,72 36,74 48,84C60,74 76,72 88,76V16C76,12 60,14 48,24Z" />
      <path fill={c.white} d="M48,26C38,18 26,16 15,18V68C27,66 38,69 48,76Z" />
      <path fill={c.cream} d="M48,26C58,18 70,16 81,18V68C69,66 58,69 48,76Z" />
      <path stroke={c.mid} strokeWidth={4} d="M22,30Q32,30 40,36M22,42Q32,42 40,48M22,54Q32,54 40,60" />
      <path fill={c.coral} d="M65,54C55,48 54,40 59,37C62,35.5 65,38 65,40C65,38 68,35.5 71,37C76,40 75,48 65,54Z" />
    </>
  );
}

function Play() {
  return (
    <>
      <Cut fill={c.coral} d="M12,50H46V84C46,87 45,88 42,88H16C13,88 12,87 12,84Z" />
      <Cut fill={c.teal} d="M50,50H84V84C84,87 83,88 80,88H54C51,88 50,87 50,84Z" />
      <Cut fill={c.sun} d="M48,6L66,38C68,42 67,46 62,46H34C29,46 28,42 30,38Z" />
      <circle fill={c.rose} cx={29} cy={68} r={8} />
      <path stroke={c.aqua} strokeWidth={6} d="M67,60V78M58,69H76" />
      <Stitch d="M48,17L38,37H58Z" />
    </>
  );
}

function Clown() {
  return (
    <>
      <path
        fill={c.coral}
        stroke={c.coral}
        strokeWidth={8}
        strokeLinecap="butt"
        d="M30,26C12,20 6,36 16,44C8,52 14,64 24,62M66,26C84,20 90,36 80,44C88,52 82,64 72,62"
      />
      <Cut fill={c.rose} d="M48,18C68,18 76,34 75,50C74,68 62,78 48,78C34,78 22,68 21,50C20,34 28,18 48,18Z" />
      <path stroke={c.ink} strokeWidth={7} d="M37,44h.1M59,44h.1" />
      <path stroke={c.ink} strokeWidth={4} d="M34,62Q48,74 62,62" />
      <circle fill={c.berry} cx={48} cy={53} r={9} />
      <circle fill="#fff" fillOpacity={0.8} cx={45} cy={50} r={2.5} />
      <Cut fill={c.teal} d="M32,24C32,6 64,6 64,24C58,28 38,28 32,24Z" />
      <path stroke={c.teal} strokeWidth={7} d="M24,26Q48,34 72,26" />
      <circle fill={c.sun} cx={60} cy={15} r={6} />
    </>
  );
}

function Podcast() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={7} d="M20,42C20,84 76,84 76,42M48,74V88M32,89H64" />
      <Cut fill={c.coral} d="M48,6C60,6 66,14 66,24V44C66,54 60,62 48,62C36,62 30,54 30,44V24C30,14 36,6 48,6Z" />
      <path stroke={c.rose} strokeWidth={4} d="M40,20H56M40,29H56" />
      <Stitch d="M31,40H65" />
      <path stroke={c.sun} strokeWidth={6} d="M10,24C5,32 5,44 10,52M86,24C91,32 91,44 86,52" />
    </>
  );
}

function Video() {
  return (
    <>
      <Cut fill={c.deep} d="M18,18H78C86,18 90,22 90,30V68C90,76 86,80 78,80H18C10,80 6,76 6,68V30C6,22 10,18 18,18Z" />
      <path fill={c.sun} d="M40,34C40,30 43,29 46,31L65,45C68,47 68,51 65,53L46,67C43,69 40,68 40,64Z" />
      <path stroke={c.mid} strokeWidth={6} strokeDasharray="6 7" strokeLinecap="butt" d="M16,27V71M80,27V71" />
      <path stroke={c.coral} strokeWidth={5} d="M32,6L44,18M64,6L52,18" />
    </>
  );
}

function News() {
  return (
    <>
      <Cut fill={c.mid} d="M60,34H88V76C88,82 84,84 80,84H60Z" />
      <Cut fill={c.white} d="M12,14H72V84H18C14,84 12,82 12,78Z" />
      <path fill={c.sun} d="M22,36H46V60H22Z" />
      <path stroke={c.coral} strokeWidth={7} d="M24,25H60" />
      <path stroke={c.deep} strokeWidth={5} d="M55,38H62M55,48H62M55,58H62M24,72H62" />
    </>
  );
}

function Links() {
  return (
    <>
      <path stroke={c.deep} strokeWidth={8} d="M46,12V90" />
      <path stroke={c.deep} strokeWidth={6} d="M28,91H64" />
      <Cut
        fill={c.sun}
        d="M18,14H66C69,14 71,15 73,17L84,28C85,29 85,31 84,32L73,43C71,45 69,46 66,46H18C14,46 12,44 12,40V20C12,16 14,14 18,14Z"
      />
      <Stitch d="M20,22H64L72,30L64,38H20Z" />
      <Cut
        fill={c.coral}
        d="M78,50H34C31,50 29,51 27,53L18,63C17,64 17,66 18,67L27,77C29,79 31,80 34,80H78C82,80 84,78 84,74V56C84,52 82,50 78,50Z"
      />
      <path fill={c.white} d="M54,73C44,67 43,60 48,57C51,55.5 54,58 54,60C54,58 57,55.5 60,57C65,60 64,67 54,73Z" />
    </>
  );
}

/** Topics to read, watch, hear and play. */
export const topicsDiscover = {
  'topic-how': { viewBox: '0 0 96 96', Shapes: How },
  'topic-faq': { viewBox: '0 0 96 96', Shapes: Faq },
  'topic-gadgets': { viewBox: '0 0 96 96', Shapes: Gadgets },
  'topic-book': { viewBox: '0 0 96 96', Shapes: Book },
  'topic-play': { viewBox: '0 0 96 96', Shapes: Play },
  'topic-clown': { viewBox: '0 0 96 96', Shapes: Clown },
  'topic-podcast': { viewBox: '0 0 96 96', Shapes: Podcast },
  'topic-video': { viewBox: '0 0 96 96', Shapes: Video },
  'topic-news': { viewBox: '0 0 96 96', Shapes: News },
  'topic-links': { viewBox: '0 0 96 96', Shapes: Links },
} as const satisfies DrawingSet;
