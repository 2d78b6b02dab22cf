import type { Plugin } from 'vite';

/**
 * Groups modules into one file for each layout. A page requests at most three scripts before the reader acts
 * (budgets.json): the script of every page, which includes the shared modules; that of reading aloud; and its own.
 */
const groups = {
  page: /\/Page\.astro\?|\/compose\/overlays\.enhance\.ts$|preload-helper|\/src\/client\/(?!stores\/use|caregiversMenu|islands|downloadImage|shareLinks)[^.]+\.(?:enhance\.)?ts$|\/features\/(?:shell|analytics)\/\w+\.enhance\.ts$|\/features\/consent\/(?:banner\.enhance|answer)\.ts$|\/src\/shared\/consent\.ts$|\/src\/i18n\/countText\.ts$/,
  islands: /\/Islands\.astro\?|\/islands\.enhance\.ts$/,
  search:
    /\/Search\.astro\?|\/features\/search\/(?:searchPage\.enhance|reportHits|restoreScroll|panelAddress)\.ts$|\/src\/search\/address\.ts$/,
  film: /\/Film\.astro\?|\/film\.enhance\.ts$/,
  series: /\/Series\.astro\?|\/series\.enhance\.ts$/,
  podcast: /\/Episode\.astro\?|\/podcast\.enhance\.ts$|\/podcast\/playbackPosition\.ts$/,
  hospitals: /\/Hospitals\.astro\?|\/features\/hospitals\/(?:(?:hospitals|myHospital)\.enhance|hospitalChoice)\.ts$/,
  clowns: /\/Clowns\.astro\?|\/clowns\.enhance\.ts$/,
  faq: /\/Faq\.astro\?|\/faq\.enhance\.ts$/,
  material: /\/Material\.astro\?|\/handout\.enhance\.ts$|\/handout\/handoutChoice\.ts$/,
  languages: /\/Languages\.astro\?|\/language(?:List|sPage)\.enhance\.ts$/,
  listen: /\/Listen\.astro\?|\/listen\.enhance\.ts$/,
  leave: /\/LeaveBar\.astro\?|\/features\/(?:discreet\/leaveBar|questions\/questions)\.enhance\.ts$/,
  menu: /\/Menu\.astro\?|\/menu(?:Page)?\.enhance\.ts$/,
};

/** Shared by the tools that store the reader's choices. Separate files would weigh more. */
const kept = /\/src\/(?:features\/day\/(?:useSaved|Dock|SavedNote|PictureChoice|textsIn)|ui\/ShowAgain\/\w+)\.tsx?$/;

/**
 * Loaded on the first interaction, whichever element it is with. Each additional file would be named in the script of
 * every page.
 */
const react =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/(?:client\/(?:Boundary|reactOverlay|stores\/use\w+)|i18n\/fill|ui\/(?:Button\/Button|Icon\/Icon))\.tsx?$/;

/** Used for links by most of those modules. A separate import would cost another round trip before it is requested. */
const links = /\/src\/(?:ui\/Link\/Link|i18n\/paths)\.tsx?$/;

/** Bundles the code that runs before the reader acts. Code that is loaded later is split by its imports. */
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
