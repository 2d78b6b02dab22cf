import type { ReactElement } from 'react';

import styles from './Icon.module.css';

/** One stroke of even width; a dot is a stroke of length zero with round ends. */
const icons = {
  search: (
    <>
      <circle cx={10.5} cy={10.5} r={6.5} />
      <path d="M15.5,15.5L21,21" />
    </>
  ),
  menu: <path d="M4,7h16M4,12h16M4,17h10" />,
  close: <path d="M6,6L18,18M18,6L6,18" />,
  language: (
    <>
      <circle cx={12} cy={12} r={8.5} />
      <path d="M3.5,12h17M12,3.5c5,5 5,12 0,17c-5,-5-5,-12 0,-17Z" />
    </>
  ),
  settings: (
    <>
      <path d="M4,7h9.5M18.5,7H20M4,17h1.5M10.5,17H20" />
      <circle cx={16} cy={7} r={2.5} />
      <circle cx={8} cy={17} r={2.5} />
    </>
  ),
  back: <path d="M19,12H5m6,6l-6,-6 6,-6" />,
  forward: <path d="M5,12h14m-6,-6l6,6-6,6" />,
  up: <path d="M12,19V5m-6,6l6,-6 6,6" />,
  down: <path d="M12,5v14m-6,-6l6,6 6,-6" />,
  caret: <path d="M6,9l6,6 6,-6" />,
  share: <path d="M12,15V4m-4,3.5L12,4l4,3.5M6,12v7h12v-7" />,
  print: <path d="M7,9V4h10v5M7,17H4V9h16v8h-3M7,14h10v6H7Z" />,
  hand: (
    <path d="M8,12V6.5a1.5,1.5 0 0 1 3,0V11m0,-5.5a1.5,1.5 0 0 1 3,0V11m0,-4a1.5,1.5 0 0 1 3,0v7a6,6 0 0 1-6,6h-1c-2.5,0-3.5,-1.5-4.5,-3L4,14.2a1.5,1.5 0 0 1 2.4,-1.8L8,14" />
  ),
  eye: (
    <>
      <path d="M3,12q9,-10 18,0q-9,10 -18,0Z" />
      <circle cx={12} cy={12} r={2.5} />
    </>
  ),
  eyeOff: <path d="M3,12q9,-10 18,0q-9,10 -18,0ZM5,20L19,4" />,
  leave: <path d="M13,4H5v16h8M10,12h11m-4,-4l4,4 -4,4" />,
  listen: <path d="M4,10v4h4l5,4V6L8,10ZM17,9q2,3 0,6" />,
  mute: <path d="M4,10v4h4l5,4V6L8,10ZM17,10l4,4M21,10l-4,4" />,
  mail: <path d="M4,6h16v12H4ZM4,7l8,6 8,-6" />,
  external: <path d="M13,4h7v7M20,4l-9,9M17,14.5V20H4V7h5.5" />,
  link: <path d="M10,14l4,-4M11,7l2.5,-2.5a4.2,4.2 0 0 1 6,6L17,13M13,17l-2.5,2.5a4.2,4.2 0 0 1-6,-6L7,11" />,
  copy: <path d="M9,8.5h11V20H9ZM5.5,15.5H4V4h11.5v1.5" />,
  qr: <path d="M4,4h6v6H4ZM14,4h6v6h-6ZM4,14h6v6H4ZM14,14.5v.1M19.5,14.5v.1M17,17v.1M14,20v.1M19.5,20v.1" />,
  home: <path d="M3.5,11.5L12,4l8.5,7.5M6,10v10h12V10M12,20v-4.5" />,
  clock: (
    <>
      <circle cx={12} cy={12} r={8.5} />
      <path d="M12,7v5l3.5,2" />
    </>
  ),
  info: (
    <>
      <circle cx={12} cy={12} r={8.5} />
      <path d="M12,11.5v4.5M12,8v.01" />
    </>
  ),
  warning: <path d="M12,3.5L21.5,20h-19ZM12,10v3.8M12,16.8v.01" />,
  phone: (
    <path d="M5,4.5h4l1.5,4.5-2.3,1.7q1.8,3.4 5.1,5.1L15,13.5l4.5,1.5v4q-.5,1-1.5,1C9.5,20 4,14.5 4,6q0,-1 1,-1.5Z" />
  ),
  play: <path d="M8,5.5v13l11,-6.5Z" />,
  turnBack: <path d="M4,4v5h5M4.6,8.5A8.5,8.5 0 1 1 3.5,13.5" />,
  turnAhead: <path d="M20,4v5h-5M19.4,8.5A8.5,8.5 0 1 0 20.5,13.5" />,
  pause: <path d="M8,6v12M16,6v12" />,
  previous: <path d="M18,6v12l-9,-6ZM6,6v12" />,
  next: <path d="M6,6v12l9,-6ZM18,6v12" />,
  speed: <path d="M4.5,16.5a8.5,8.5 0 1 1 15,0M12,14l4,-4.5" />,
  subtitles: <path d="M4,6h16v12H4ZM7.5,14h4M14.5,14h2" />,
  check: <path d="M5,12.5l5,5 9.5,-11" />,
  plus: <path d="M12,5v14M5,12h14" />,
  minus: <path d="M5,12h14" />,
  dice: <path d="M5,5h14v14H5ZM9,9v.01M15,9v.01M12,12v.01M9,15v.01M15,15v.01" />,
  download: <path d="M12,4v11m-4.5,-4l4.5,4.5 4.5,-4.5M5,20h14" />,
} as const satisfies Record<string, ReactElement>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as readonly IconName[];

type IconProps = {
  name: IconName;
  /** Mirrors the icon in right-to-left pages, because it points along the reading direction. */
  directional?: boolean;
};

/** Renders an interface icon in the colour of the text. Decorative, because the control has the name. */
export function Icon({ name, directional = false }: IconProps) {
  return (
    <svg
      className={directional ? `${styles.icon} ${styles.directional}` : styles.icon}
      viewBox="0 0 24 24"
      width="1.5rem"
      height="1.5rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      {icons[name]}
    </svg>
  );
}
