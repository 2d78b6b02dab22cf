import type { ReactElement } from 'react';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4 } as const;

/** Plain shapes of our own that suggest each network, not their logos. */
const icons: Record<string, ReactElement> = {
  instagram: (
    <g {...line}>
      <rect x={3.5} y={3.5} width={17} height={17} rx={5} />
      <circle cx={12} cy={12} r={4} />
      <path d="M16.8,7.2v.01" />
    </g>
  ),
  tiktok: (
    <g {...line} strokeWidth={3}>
      <circle cx={9.5} cy={16} r={4} />
      <path d="M13.5,16V3.5c.5,3.5 2.5,5.5 6,6" />
    </g>
  ),
  youtube: <path fillRule="evenodd" d="M6,5h12q4,0 4,4v6q0,4-4,4H6q-4,0-4,-4V9q0,-4 4,-4ZM10,8.5v7l6,-3.5Z" />,
  facebook: (
    <>
      <circle cx={12} cy={12} r={8.8} {...line} />
      <path d="M15.5,7.5h-1q-2.5,0-2.5,2.5v10M9,12.5h5.5" {...line} />
    </>
  ),
  x: (
    <>
      <path d="M4,4h5l11,16h-5Z" {...line} strokeWidth={2} />
      <path d="M19.5,4l-6,6.7M10.5,13.5L4.5,20" {...line} />
    </>
  ),
  linkedin: (
    <g {...line} strokeWidth={3}>
      <path d="M5,10v10M5,4.5v.01M10.5,20V10M10.5,14.5c0,-5.5 8.5,-6 8.5,0V20" />
    </g>
  ),
  whatsapp: (
    <>
      <path d="M4,20l1.3,-4.3A8.4,8.4 0 1 1 8.5,19Z" {...line} />
      <path d="M9,8.5q0,5.5 6,6.5l1,-2-2.2,-1.2-1,.9q-1.3,-.7-2,-2l.9,-1L10.5,7.5Z" />
    </>
  ),
  snapchat: (
    <path
      d="M12,3.5c3.5,0 5,2.5 5,5.5v1.5l2.5,.5-2,2q.5,2 3,3-1,1.3-3.5,1.5-1.2,1.5-2.7,1.2L12,20.5l-2.3,-1.8q-1.5,.3-2.7,-1.2-2.5,-.2-3.5,-1.5 2.5,-1 3,-3l-2,-2 2.5,-.5V9c0,-3 1.5,-5.5 5,-5.5Z"
      {...line}
      strokeWidth={2.2}
    />
  ),
  telegram: (
    <g {...line}>
      <path d="M3,11.5L21,4l-3,16-6.5,-5Z" />
      <path d="M11.5,15L17,8.5M11.5,15v4" strokeWidth={2} />
    </g>
  ),
};

type SocialIconProps = {
  /** Name of a network as written in content. An unknown one is logged and draws nothing. */
  name: string;
};

/** Renders the icon of a network in the colour of the text. Decorative, because the link has the name. */
export function SocialIcon({ name }: SocialIconProps) {
  const shapes = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (!shapes) {
    console.warn(`Unknown social icon: ${name}`);
    return null;
  }
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5rem"
      height="1.5rem"
      fill="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      {shapes}
    </svg>
  );
}

export const socialIconNames: readonly string[] = Object.keys(icons);
