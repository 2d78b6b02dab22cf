import type { Plugin } from 'vite';

/**
 * Which modules lie in one file with the script of which layout. A page asks for three files at the most before its
 * reader acts (budgets.json): the script of every page, which holds what others share with it, that of reading aloud, and
 * its own.
 */
const groups = {
  page: /\/Page\.astro\?|preload-helper|\/src\/client\/(?!stores\/use|caregiversMenu|downloadImage|share)[^.]+\.(?:enhance\.)?ts$|\/features\/(?:shell|analytics)\/\w+\.enhance\.ts$|\/features\/consent\/(?:banner\.enhance|answer)\.ts$|\/src\/consent\.ts$|\/src\/search\/count\.ts$/,
  search:
    /\/Search\.astro\?|\/features\/search\/(?:searchPage\.enhance|counting|hitPlace|panelAddress)\.ts$|\/src\/search\/address\.ts$/,
  film: /\/Film\.astro\?|\/film\.enhance\.ts$/,
  series: /\/Series\.astro\?|\/series\.enhance\.ts$/,
  podcast: /\/Episode\.astro\?|\/podcast\.enhance\.ts$|\/podcast\/place\.ts$/,
  hospitals: /\/Hospitals\.astro\?|\/features\/hospitals\/(?:(?:hospitals|myHospital)\.enhance|choice)\.ts$/,
  clowns: /\/Clowns\.astro\?|\/clowns\.enhance\.ts$/,
  faq: /\/Faq\.astro\?|\/faq\.enhance\.ts$/,
  languages: /\/Languages\.astro\?|\/language(?:List|sPage)\.enhance\.ts$/,
  material: /\/Material\.astro\?|\/handout\.enhance\.ts$|\/handout\/choice\.ts$/,
  avatar: /\/OwnFigure\.astro\?|\/(?:firstPress|ownFigure|kept)\.enhance\.ts$/,
  listen: /\/Listen\.astro\?|\/listen\.enhance\.ts$/,
  leave: /\/LeaveBar\.astro\?|\/features\/(?:discreet\/leaveBar|questions\/questions)\.enhance\.ts$/,
  menu: /\/Menu\.astro\?|\/menu(?:Page)?\.enhance\.ts$/,
};

/** What the tools share that are kept: each file by itself would weigh more. */
const kept = /\/src\/(?:features\/day\/(?:useKept|Dock|KeptNote|PictureChoice|textsIn)|ui\/ShowAgain\/\w+)\.tsx?$/;

/** What is loaded at the first reach, whatever is reached for. Every file more is named in the script of every page. */
const react =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/(?:client\/(?:Boundary|reactOverlay|stores\/use\w+)|i18n\/fill|ui\/(?:Button\/Button|Icon\/Icon))\.tsx?$/;

/** What most of it links by. A file that imports another costs a round trip before the other is asked for. */
const links = /\/src\/(?:ui\/Link\/Link|i18n\/paths)\.tsx?$/;

/** Gathers what runs before the reader acts; what is loaded later is split as it is imported. */
export const scriptChunks: Plugin = {
  name: 'tryggve:script-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  outputOptions: (options) => ({
    ...options,
    codeSplitting: {
      groups: [
        ...Object.entries(groups).map(([name, test]) => ({ name, test, tags: ['$initial' as const] })),
        { name: 'react', test: react },
        { name: 'links', test: links },
        { name: 'kept', test: kept },
      ],
    },
  }),
};
