import type { Avatar } from '../../shared/avatar.ts';
import { haircuts } from '../../ui/Drawing/figure/hair.ts';
import { BackHair, Head } from '../../ui/Drawing/figure/Head.tsx';
import { type FullLook, fillLook } from '../../ui/Drawing/figure/look.ts';
import { avatarLook } from '../../ui/Drawing/AvatarFigure.tsx';
import { c, shade } from '../../ui/Drawing/palette.ts';
import { Cut, Stitch } from '../../ui/Drawing/shapes.tsx';
import { windowColour } from './drawing/colours.ts';
import { belowChin, bodyOutline, headPlace, skullOutline, skullPlace } from './drawing/outline.ts';
import type { LayerId } from './layers.ts';

/** Returns the look of a figure as the body of the atlas: it stands still, and calm. */
export const bodyLook = (avatar: Avatar): FullLook =>
  fillLook({ ...avatarLook(avatar), mood: 'calm', tube: false, hearingAid: false });

type BodyProps = { look: FullLook };

/** The rim of hair, scarf or cap that is seen around the window in the head. */
function HeadCover({ look }: BodyProps) {
  if (look.hijab)
    return (
      <Cut
        d="M0,-57C33,-57 48,-31 46,0C45,18 46,26 56,40C48,60 19,66 0,66C-19,66-48,60-56,40C-46,26-45,18-46,0C-48,-31-33,-57 0,-57Z"
        fill={look.hijab}
        drop={2}
      />
    );
  if (look.cap) return <path d="M-38,6C-45,-34-26,-57 1,-57C28,-57 45,-34 38,6Z" fill={look.cap} />;
  const { back, front } = haircuts[look.hairType][look.sex];
  return (
    <g fill={look.paint.hair}>
      <path d={back} />
      <path d={front} />
    </g>
  );
}

const bodyShadow = (
  <path
    d={bodyOutline}
    fill={shade}
    fillOpacity={0.14}
    stroke={shade}
    strokeOpacity={0.14}
    strokeWidth={10}
    transform="translate(0 4)"
  />
);

/** What lies below every layer but the skin: a rim of skin with a window cut into it, hair around the head. */
function Ground({ look }: BodyProps) {
  const { skin } = look.paint;
  return (
    <>
      <g transform={headPlace}>
        <HeadCover look={look} />
      </g>
      {bodyShadow}
      {!look.hijab && <path d="M-59,109h.1M59,109h.1" stroke={skin} strokeWidth={27} />}
      <path d={bodyOutline} fill={skin} stroke={skin} strokeWidth={10} />
      <path d={skullOutline} transform={skullPlace} fill={skin} stroke={skin} strokeWidth={6.7} />
      <g fill={windowColour}>
        <path d={bodyOutline} />
        <path d={skullOutline} transform={skullPlace} />
      </g>
    </>
  );
}

const eyes = [-1, 1] as const;

/** The child's own eyes and mouth, for the layers where the face stays. */
function CalmFace({ look }: BodyProps) {
  const { paint, deepSkin } = look;
  return (
    <>
      <Cut
        d="M-44,101Q-24,93 0,93Q24,93 44,101C46,122 40,142 29,156Q14,166.5 0,166.5Q-14,166.5-29,156C-40,142-46,122-44,101Z"
        fill={paint.skin}
        drop={2.5}
      />
      <g fill={deepSkin ? '#C4435A' : '#F08A93'} fillOpacity={deepSkin ? 0.3 : 0.36}>
        <ellipse cx={-31} cy={127} rx={9} ry={6.5} />
        <ellipse cx={31} cy={127} rx={9} ry={6.5} />
      </g>
      {eyes.map((side) => (
        <g key={side} transform={`translate(${side * 24} 107.4)`}>
          <ellipse rx={8} ry={9.4} fill={paint.eyes} />
          <ellipse cy={1} rx={5} ry={6.4} fill="#1B1518" />
          <circle cx={2.7} cy={-3.4} r={2.6} fill="#fff" />
          <path d={`M${side * -9.7},-4Q${side * 0.8},-14 ${side * 10},-3.4`} stroke="#2A1E22" strokeWidth={3.3} />
        </g>
      ))}
      <path d="M-4,120q5,5 9,0" stroke={shade} strokeOpacity={0.4} strokeWidth={3.4} />
      <path d="M-11,136Q0,142 11,136" stroke={paint.lips} strokeWidth={5.4} />
    </>
  );
}

const shorts =
  'M-67,392C-71,408-75,420-75.5,434C-76.5,456-76,484-73.5,508Q-40,519-6,508C-4,494-2,480 0,466C2,480 4,494 6,508Q40,519 73.5,508C76,484 76.5,456 75.5,434C75,420 71,408 67,392Q0,404-67,392Z';
const suit =
  'M-44,205C-42,232-54,252-65.5,262C-66,294-62,322-62,350C-62,378-73,404-75,434C-75.5,440-75,444-74,449C-48,452-18,458-10,469Q0,472 10,469C18,458 48,452 74,449C75,444 75.5,440 75,434C73,404 62,378 62,350C62,322 66,294 65.5,262C54,252 42,232 44,205C40,203.5 34,202.5 30,201C30,226 20,242 0,242C-20,242-30,226-30,201C-34,202.5-40,203.5-44,205Z';
/** Who wears a scarf has long sleeves and legs: the outline itself, to wrists and ankles. */
const burkini = 'M-150,196H150V432H78V772H-78V432H-150Z';

function Swimwear({ look }: BodyProps) {
  if (look.hijab)
    return (
      <>
        <path d={bodyOutline} fill={c.teal} stroke={c.teal} strokeWidth={10} clipPath="url(#atlas-sleeves)" />
        <Stitch d="M-70,440Q0,452 70,440M0,214V430" />
      </>
    );
  if (look.sex === 'boy')
    return (
      <>
        <Cut d={shorts} fill={c.teal} drop={2.5} />
        <Stitch d="M-68,400Q0,412 68,400M-70,501Q-40,510-11,501M70,501Q40,510 11,501" />
      </>
    );
  return (
    <>
      <Cut d={suit} fill={c.mid} drop={2.5} />
      <path d="M-62.5,340Q0,356 62.5,340L62,350Q0,366-62,350Z" fill={c.teal} />
      <Stitch d="M-62,350Q0,366 62,350M-34,236Q-20,253 0,253Q20,253 34,236" />
    </>
  );
}

type AtPlaceProps = BodyProps & { layer: LayerId };

/** Renders what lies under a layer: the whole skin, or the window in it, and the face that some layers leave. */
export function Below({ look, layer }: AtPlaceProps) {
  if (layer !== 'skin')
    return (
      <>
        <Ground look={look} />
        {layer === 'lymph' && (
          <g transform={headPlace}>
            <Head look={look} />
          </g>
        )}
        {(layer === 'organs' || layer === 'nerves') && <CalmFace look={look} />}
      </>
    );
  return (
    <>
      <g transform={headPlace}>
        <BackHair look={look} />
      </g>
      {bodyShadow}
      <path d={bodyOutline} fill={look.paint.skin} stroke={look.paint.skin} strokeWidth={10} />
    </>
  );
}

/** Renders what lies over a layer, and leaves it to be touched: face and clothes. */
export function Above({ look, layer }: AtPlaceProps) {
  if (layer === 'circulation')
    return (
      <g pointerEvents="none">
        <CalmFace look={look} />
      </g>
    );
  if (layer !== 'skin') return null;
  return (
    <g pointerEvents="none">
      <clipPath id="atlas-sleeves">
        <path d={burkini} />
      </clipPath>
      <Swimwear look={look} />
      <path d="M-24,160Q0,186 24,160V172Q0,196-24,172Z" fill={shade} fillOpacity={0.16} />
      <g transform={headPlace}>
        <Head look={look} />
      </g>
    </g>
  );
}

const wholeHeads: readonly LayerId[] = ['muscles', 'skeleton', 'deep'];

/** Lies between a layer and its chosen part, so that the part stands out without the others being gone. */
export function Veil({ layer }: { layer: LayerId }) {
  if (layer === 'skin') return null;
  const isWhole = wholeHeads.includes(layer);
  return (
    <g fill={layer === 'muscles' ? '#F1C9BF' : windowColour} fillOpacity={0.52} pointerEvents="none">
      <path d={isWhole ? bodyOutline : belowChin} />
      {isWhole && <path d={skullOutline} transform={skullPlace} />}
      {(layer === 'organs' || layer === 'nerves') && (
        <path d="M-53,94C-54,60-32,31 0,31C32,31 54,60 53,94Q24,90 0,90Q-24,90-53,94Z" />
      )}
    </g>
  );
}
