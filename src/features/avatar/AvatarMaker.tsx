import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Avatar, avatarChoices, firstAvatar, randomAvatar } from '../../shared/avatar.ts';
import { saveCanvas, saveFile } from '../../client/downloadImage.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { AvatarChoices } from './AvatarChoices.tsx';
import type { AvatarCopy } from './avatarCopy.ts';
import styles from './AvatarMaker.module.css';
import { describe } from './describe.ts';
import { paintSvg, svgFile } from './svgFile.ts';
import { firstTopic, isTopic, showsWhole, type Topic, topicIcons, topics } from './topics.tsx';
import { useAvatar } from './useAvatar.ts';

/** Height of a saved picture, in pixels. */
const pictureHeight = 1200;

type TopicChoiceProps = { copy: AvatarCopy; topic: Topic; onChange: (topic: Topic) => void };

/** Which kind of choice is shown: one group of radio buttons, so that arrows move and Tab leaves. */
function TopicChoice({ copy, topic, onChange }: TopicChoiceProps) {
  return (
    <fieldset className={styles.topics}>
      <legend className="visually-hidden">{copy.avatar_what}</legend>
      {topics.map((name) => (
        <label key={name} className={styles.topic}>
          <input type="radio" name="topic" value={name} checked={name === topic} onChange={() => onChange(name)} />
          <svg viewBox="0 0 24 24" className={styles.topicIcon} aria-hidden focusable={false}>
            {topicIcons[name]}
          </svg>
          {copy[`avatar_${name}`]}
        </label>
      ))}
    </fieldset>
  );
}

type AvatarMakerProps = { copy: AvatarCopy };

/** Makes the reader's own figure. Everything happens in the browser; saved, it lies with the preferences. */
export function AvatarMaker({ copy }: AvatarMakerProps) {
  const { avatar, kept, change, undo, reset, save } = useAvatar();
  const [topic, setTopic] = useState<Topic>(firstTopic);
  const [status, setStatus] = useState('');
  const maker = useRef<HTMLElement>(null);

  function choose(next: Avatar, said: string): void {
    change(next);
    setStatus(said);
  }

  // What was pressed before the island woke counts.
  const takeEarly = useEffectEvent(() => {
    const pressed = (name: string) =>
      maker.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';
    const early = avatarChoices[firstTopic].find((name) => name === pressed(firstTopic));
    if (early && early !== firstAvatar[firstTopic]) change({ ...kept(), [firstTopic]: early });
    const asked = pressed('topic');
    if (isTopic(asked)) setTopic(asked);
  });
  useLayoutEffect(() => takeEarly(), []);

  const drawing = () => maker.current?.querySelector<SVGSVGElement>('[data-wake-if] svg');
  const savePng = () => {
    const svg = drawing();
    if (svg) void saveCanvas(paintSvg(svg, pictureHeight), 'png', copy.avatar_file);
  };
  const saveSvg = () => {
    const svg = drawing();
    if (svg) saveFile(svgFile(svg, pictureHeight), `${copy.avatar_file}.svg`);
  };

  return (
    <section ref={maker} className={`${styles.maker} no-print`} aria-labelledby="avatar-maker">
      <div className={styles.head}>
        <h2 id="avatar-maker">{copy.avatar_title}</h2>
        <p>{copy.avatar_intro}</p>
      </div>
      <div className={styles.art} data-wake-if="aa_avatar">
        <AvatarFigure avatar={avatar} view={showsWhole(topic) ? 'whole' : 'face'} label={describe(avatar, copy)} />
      </div>
      <div className={styles.side}>
        <div className={styles.tools}>
          <Button variant="outline" onClick={() => setStatus(undo() ? copy.avatar_undone : copy.avatar_undo_none)}>
            <Icon name="turnBack" />
            {copy.avatar_undo}
          </Button>
          <Button variant="outline" onClick={() => choose(randomAvatar(avatar), copy.avatar_random_done)}>
            <Icon name="dice" />
            {copy.avatar_random}
          </Button>
          <Button onClick={() => setStatus(save() ? copy.avatar_saved : copy.avatar_not_saved)}>
            <Icon name="check" />
            {copy.avatar_save}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <TopicChoice copy={copy} topic={topic} onChange={setTopic} />
        <AvatarChoices copy={copy} topic={topic} avatar={avatar} onChange={choose} />
        <div className={styles.tools}>
          <Button variant="outline" onClick={savePng}>
            <Icon name="download" />
            {copy.avatar_png}
          </Button>
          <Button variant="outline" onClick={saveSvg}>
            <Icon name="download" />
            {copy.avatar_svg}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              reset();
              setStatus(copy.avatar_reset_done);
            }}
          >
            {copy.avatar_reset}
          </Button>
        </div>
      </div>
    </section>
  );
}
