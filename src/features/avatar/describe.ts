import { type Avatar, avatarFields } from '../../shared/avatar.ts';
import type { AvatarCopy } from './avatarCopy.ts';

/** Returns the whole figure in words, for those who do not see it. */
export function describe(avatar: Avatar, copy: AvatarCopy): string {
  const choices = avatarFields.map((field) => {
    const name = copy[`avatar_${field}_${avatar[field]}` as keyof AvatarCopy];
    return `${copy[`avatar_${field}`]}: ${name}`;
  });
  const aids = avatar.aids.map((aid) => copy[`avatar_aids_${aid}`]).join(', ');
  return [copy.avatar_label, ...choices, `${copy.avatar_aids}: ${aids || copy.avatar_aids_none}`].join('. ');
}
