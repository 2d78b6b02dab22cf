/** People of films: the site's own figures, with the few things that only films need. */
import { wardrobe, type Clothes } from '../../../src/ui/Drawing/figure/clothing.ts';
import { eyes, hairs, lips, skins, type Look } from '../../../src/ui/Drawing/figure/look.ts';
import { proportions, type Proportions } from '../../../src/ui/Drawing/figure/proportions.ts';
import { hex } from '../paper.ts';

type Chosen = 'age' | 'sex' | 'skin' | 'hair' | 'hairType' | 'eyes' | 'lips';
type Worn = 'tie' | 'glasses' | 'freckles' | 'beard' | 'clownNose' | 'cap' | 'hijab';

/** A person of a film. Colours of things worn are those of the palette. */
export type Person = Required<Pick<Look, Chosen>> &
  Pick<Look, Worn> & {
    clothes: Clothes;
    /** Colour of the dots on the cap. */
    capDots?: string;
    /** Long hair shows below the cap. */
    capHair?: boolean;
    /** Lashes, whatever the age. */
    lash?: boolean;
    /** Colour of a surgical mask over mouth and nose. */
    faceMask?: string;
    /** Shapes on the head, such as a hat; origin mid-face. */
    onHead?: string;
  };

/** A grown-up's head is smaller beside a child's than in the site's small pictures, and so are the eyes. */
const measures: Record<Person['age'], Proportions> = {
  ...proportions,
  adult: { ...proportions.adult, headScale: 0.84, eyeScale: 0.76 },
};

/** Returns the lengths of a person, in units. */
export const measuresOf = (person: Person): Proportions => measures[person.age];

/** Returns the colours that a person is painted with. */
export const paintsOf = (person: Person) => ({
  skin: skins[person.skin],
  hair: hairs[person.hair],
  eyes: eyes[person.eyes],
  lips: lips[person.lips],
  isDeep: person.skin === 'dark' || person.skin === 'brown',
});

/** The colours of skin, for hands and arms that are seen alone. */
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
