import { avatarOf } from '../../shared/avatar.ts';
import type { Preferences } from '../../shared/preferences.ts';
import { OwnFigure } from '../../ui/Drawing/OwnFigure.tsx';

type OwnFaceProps = { figure: Preferences['aa_avatar'] };

/** Draws the head of the child's own figure. */
export function OwnFace({ figure }: OwnFaceProps) {
  return <OwnFigure avatar={avatarOf(figure)} view="face" />;
}
