/** Hospitals for examples and tests. */
import { regionIds, regions } from '../../shared/regions.ts';
import type { ShownHospital } from './hospital.ts';
import type { ListedRegion } from './HospitalList.tsx';

/** A hospital with every fact. */
export const wholeHospital: ShownHospital = {
  id: 'test',
  page: '/mitt-sjukhus',
  anchor: 'hospital-test',
  name: 'Teststads barnsjukhus',
  town: 'Teststad',
  region: regions.skane.name,
  website: 'https://www.teststad.example/',
  clowns: [{ title: 'Testclownerna', path: '/clownsjukhuset' }],
  council: { name: 'Ungdomsrådet', who: 'Du som är mellan 12 och 17 år.' },
  play: 'Lekterapin är för dig som är 0–17 år.',
  more: 'Ta hissen till våning 5.',
  sources: [{ url: 'https://www.teststad.example/barn', publisher: 'Teststads sjukhus' }],
  checked: '22 november 2026',
};

/** A hospital with no facts but its existence. */
export const bareHospital: ShownHospital = {
  id: 'bare',
  page: '/mitt-sjukhus',
  anchor: 'hospital-bare',
  name: 'Barnkliniken, Byns lasarett',
  town: 'Byn',
  region: regions.norrbotten.name,
  clowns: [],
  sources: wholeHospital.sources,
  checked: wholeHospital.checked,
};

const hospitalsIn: Partial<Record<string, ListedRegion['hospitals']>> = {
  skane: [wholeHospital],
  norrbotten: [bareHospital],
};

/** Every region; two of them have a hospital. */
export const listedSample: ListedRegion[] = regionIds.map((id) => ({
  id,
  hospitals: hospitalsIn[id] ?? [],
}));
