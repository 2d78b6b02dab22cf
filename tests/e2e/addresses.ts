/** Addresses of the test servers, and one page of every template in each language that it has. */
/** Set `E2E_PORT` to test two checkouts on one machine at the same time. The port after it is used too. */
const port = Number(process.env['E2E_PORT'] ?? 4331);
export const stagingUrl = `http://127.0.0.1:${port}`;
export const productionUrl = `http://127.0.0.1:${port + 1}`;

export const templates = {
  home: ['/', '/en'],
  topic: ['/sovas-och-opereras/mask-eller-slang', '/en/being-anaesthetized-and-operated-on/mask-or-cannula'],
  section: ['/sjukdomar-problem', '/en/diseases-and-problems'],
  teenagers: ['/for-dig-som-ar-lite-aldre', '/en/for-you-who-are-a-bit-older'],
  questions: [
    '/for-dig-som-ar-lite-aldre/fragor-att-ta-med',
    '/en/for-you-who-are-a-bit-older/questions-to-take-along',
  ],
  mentalHealth: ['/psykisk-ohalsa/oro-och-angest', '/en/mental-health/worry-and-anxiety'],
  faq: ['/fragor-och-svar', '/en/questions-and-answers'],
  body: ['/hur-funkar-det/kroppen', '/en/how-things-work/body'],
  bodyPart: ['/hur-funkar-det/kroppen/hjartat-och-cirkulationen', '/en/how-things-work/body/heart-and-circulation'],
  cookies: ['/cookies-och-dataskydd', '/en/cookies-and-data-protection'],
  play: ['/lek-och-lar', '/en/play-and-learn'],
  glossary: ['/hur-funkar-det/vad-betyder-egentligen', '/en/how-things-work/what-does-this-mean'],
  mediplay: ['/mediplay', '/en/mediplay'],
  series: ['/mediplay/serier/att-sovas', '/en/mediplay/series/falling-asleep'],
  film: ['/mediplay/video/masken', '/en/mediplay/video/the-mask'],
  podcast: ['/podcast', '/en/podcast'],
  hospitals: ['/mitt-sjukhus'],
  clowns: ['/clownsjukhuset', '/en/clown-hospital'],
  clownGroup: ['/clownsjukhuset/clownronden', '/en/clown-hospital/clownronden'],
  books: ['/las-en-bok', '/en/read-a-book'],
  news: ['/nyheter', '/en/news'],
  newsItem: ['/nyheter/sexton-bocker', '/en/news/sixteen-books'],
  episode: ['/podcast/magnetkameran', '/en/podcast/the-mri-scanner'],
  welcome: ['/narstaende', '/en/caregivers', '/ar'],
  caregiver: ['/narstaende/fasta', '/en/caregivers/nil-by-mouth', '/q/2658-ar'],
  clips: ['/mediplay/klipp', '/en/mediplay/clips'],
  clip: ['/mediplay/klipp/gor-det-ont', '/en/mediplay/clips/does-it-hurt'],
  menu: ['/meny', '/en/menu', '/ar/menu'],
  languages: ['/sprak', '/en/languages', '/ar/languages'],
  material: ['/informationsmaterial', '/en/information-material'],
  avatar: ['/lek-och-lar/min-figur', '/en/play-and-learn/my-figure'],
  game: ['/lek-och-lar/hitta-i-operationssalen', '/en/play-and-learn/find-it-in-the-operating-room'],
  myDay: ['/lek-och-lar/min-dag', '/en/play-and-learn/my-day'],
  myPlan: ['/lek-och-lar/min-plan', '/en/play-and-learn/my-plan'],
  poster: ['/informationsmaterial/affisch', '/en/information-material/poster'],
  index: ['/sok', '/en/search', '/ar/search'],
  notFound: ['/finns-inte', '/en/nowhere', '/ar/nowhere'],
} as const;

export const everyTemplate = Object.entries(templates).flatMap(([name, paths]) =>
  paths.map((path) => ({ name, path })),
);

/**
 * Returns whether a template is private, so that people near the reader should not see it. The consent banner is never
 * shown there (src/content/private.ts).
 */
export const isPrivateTemplate = (name: string): boolean => ['teenagers', 'questions', 'mentalHealth'].includes(name);
