import { avatarOf } from '../../shared/avatar.ts';
import type { Preferences } from '../../shared/preferences.ts';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';

type AvatarFaceProps = { figure: Preferences['aa_avatar'] };

/** Draws the head of the child's own figure. */
export function AvatarFace({ figure }: AvatarFaceProps) {
  return <AvatarFigure avatar={avatarOf(figure)} view="face" />;
}
