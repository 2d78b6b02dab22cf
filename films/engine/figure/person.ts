/** People in films: the site's figures, with the few attributes that only films need. */
import { wardrobe, type Clothes } from '../../../src/ui/Drawing/figure/clothing.ts';
import { eyes, hairs, lips, skins, type Look } from '../../../src/ui/Drawing/figure/look.ts';
import { proportions, type Proportions } from '../../../src/ui/Drawing/figure/proportions.ts';
import { hex } from '../paper.ts';

type Chosen = 'age' | 'sex' | 'skin' | 'hair' | 'hairType' | 'eyes' | 'lips';
type Worn = 'tie' | 'glasses' | 'freckles' | 'beard' | 'clownNose' | 'cap' | 'hijab';

/** A person in a film. Colours of clothing and headwear are those of the palette. */
export type Person = Required<Pick<Look, Chosen>> &
  Pick<Look, Worn> & {
    clothes: Clothes;
    /** Colour of the dots on the cap. */
    capDots?: string;
    /** Shows long hair below the cap. */
    capHair?: boolean;
    /** Draws eyelashes at any age. */
    lash?: boolean;
    /** Colour of a surgical mask over the mouth and nose. */
    faceMask?: string;
    /** Shapes on the head, such as a hat; the origin is the middle of the face. */
    onHead?: string;
  };

/** Next to a child, an adult's head and eyes are smaller than in the site's small pictures. */
const measures: Record<Person['age'], Proportions> = {
  ...proportions,
  adult: { ...proportions.adult, headScale: 0.84, eyeScale: 0.76 },
};

/** Returns a person's proportions, in units. */
export const measuresOf = (person: Person): Proportions => measures[person.age];

/** Returns the colours of a person. */
export const paintsOf = (person: Person) => ({
  skin: skins[person.skin],
  hair: hairs[person.hair],
  eyes: eyes[person.eyes],
  lips: lips[person.lips],
  isDeep: person.skin === 'dark' || person.skin === 'brown',
});

/** Skin colours, for hands and arms drawn on their own. */
export { skins };

const plain = (clothes: Clothes): Clothes =>
  Object.fromEntries(
    Object.entries(clothes).map(([name, value]) => [
      name,
      String(value).startsWith('var(') ? hex(String(value)) : value,
    ]),
  ) as Clothes;

/** The clothes of the site's figures, in the colours of films. */
export const outfits = Object.fromEntries(
  Object.entries(wardrobe).map(([name, clothes]) => [name, plain(clothes)]),
) as Record<keyof typeof wardrobe, Clothes>;
