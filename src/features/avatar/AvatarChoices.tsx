import { type Avatar, type AvatarAid, avatarAids, avatarChoices } from '../../shared/avatar.ts';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { AvatarCopy } from './avatarCopy.ts';
import styles from './AvatarChoices.module.css';
import { showsWhole, type Topic } from './topics.tsx';

type AvatarChoicesProps = {
  copy: AvatarCopy;
  topic: Topic;
  avatar: Avatar;
  /** @param said what has changed, in words */
  onChange: (next: Avatar, said: string) => void;
};

/** What a tile shows of the figure, and the figure that it makes. */
type Tile = { name: string; isChosen: boolean; next: Avatar };

function tilesOf(topic: Topic, avatar: Avatar): Tile[] {
  if (topic !== 'aids')
    return avatarChoices[topic].map((name) => ({
      name,
      isChosen: avatar[topic] === name,
      next: { ...avatar, [topic]: name },
    }));
  const without = (aid: AvatarAid) => avatar.aids.filter((other) => other !== aid);
  return avatarAids.map((name) => {
    const isChosen = avatar.aids.includes(name);
    return { name, isChosen, next: { ...avatar, aids: isChosen ? without(name) : [...avatar.aids, name] } };
  });
}

/** Renders the choices of one kind as pictures with names: the reader's figure with each of them. */
export function AvatarChoices({ copy, topic, avatar, onChange }: AvatarChoicesProps) {
  const isHidden = (topic === 'hair' || topic === 'hairType') && avatar.head !== 'bare';
  const nameOf = (name: string) => copy[`avatar_${topic}_${name}` as keyof AvatarCopy];
  return (
    <fieldset className={styles.panel} key={topic}>
      <legend className={styles.legend}>{copy[`avatar_${topic}`]}</legend>
      {isHidden && <p>{copy.avatar_hair_hidden}</p>}
      <div className={styles.tiles}>
        {tilesOf(topic, avatar).map(({ name, isChosen, next }) => {
          const said =
            topic === 'aids' ? `${nameOf(name)}: ${isChosen ? copy.avatar_off : copy.avatar_on}` : nameOf(name);
          return (
            <label key={name} className={styles.tile}>
              <input
                type={topic === 'aids' ? 'checkbox' : 'radio'}
                name={topic}
                value={name}
                checked={isChosen}
                onChange={() => onChange(next, `${copy[`avatar_${topic}`]}: ${said}`)}
              />
              <AvatarFigure
                className={styles.picture}
                // A tile of an aid shows it, whether it is on or off.
                avatar={topic === 'aids' && isChosen ? avatar : next}
                view={showsWhole(topic) ? 'whole' : 'face'}
              />
              <span>{nameOf(name)}</span>
              <span className={styles.tick}>
                <Icon name="check" />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
