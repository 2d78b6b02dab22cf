/** Players of others that a page may hold after the reader's consent: the one place that knows their addresses. */

/** Hosts that show films for us. A name is also that of the consent (src/consent.ts). */
export const filmProviders = ['youtube', 'svt_play', 'ur_play'] as const;
export type FilmProvider = (typeof filmProviders)[number];
/** Hosts that play sound for us. */
export const audioProviders = ['soundcloud', 'acast'] as const;
export type AudioProvider = (typeof audioProviders)[number];
type EmbedProvider = FilmProvider | AudioProvider;

export type EmbedOptions = {
  /** Language of the page. */
  locale: string;
  /** Whether it plays by itself: only where the reader has just pressed something that says so. */
  autoplay: boolean;
};

type Player = {
  /** What an id looks like. Anything else could lead to another address. */
  id: RegExp;
  /** The player alone, for a frame. */
  frame: (id: string, options: EmbedOptions) => string;
  /** The provider's own page of it, for readers who do not want it here. */
  page: (id: string) => string;
};

const twoParts = /^[\w-]+\/[\w-]+$/;

const players: Record<EmbedProvider, Player> = {
  // Its privacy mode, with the parameters of the specification (section 7).
  youtube: {
    id: /^[\w-]{11}$/,
    frame: (id, { locale, autoplay }) => {
      const parameters = new URLSearchParams({
        autoplay: autoplay ? '1' : '0',
        controls: '1',
        playsinline: '1',
        hl: locale,
        // What is said there is Swedish as a rule: who reads another language gets it in writing.
        ...(locale !== 'sv' && { cc_load_policy: '1' }),
      });
      return `https://www.youtube-nocookie.com/embed/${id}?${parameters}`;
    },
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  svt_play: {
    id: /^[A-Za-z0-9]{6,10}$/,
    frame: (id) => `https://www.svtplay.se/embed/${id}`,
    page: (id) => `https://www.svtplay.se/video/${id}`,
  },
  ur_play: {
    id: /^\d{5,7}$/,
    frame: (id) => `https://urplay.se/embed/${id}`,
    page: (id) => `https://urplay.se/program/${id}`,
  },
  // Of both the id is who publishes and what: the last two parts of the address there.
  soundcloud: {
    id: twoParts,
    frame: (id, { autoplay }) => {
      const parameters = { url: `https://soundcloud.com/${id}`, auto_play: String(autoplay), show_comments: 'false' };
      return `https://w.soundcloud.com/player/?${new URLSearchParams(parameters)}`;
    },
    page: (id) => `https://soundcloud.com/${id}`,
  },
  acast: {
    id: twoParts,
    frame: (id, { autoplay }) => `https://embed.acast.com/${id}?autoplay=${autoplay}`,
    page: (id) => `https://shows.acast.com/${id.replace('/', '/episodes/')}`,
  },
};

/** Tells whether an id looks like one of the provider's. */
export const isEmbedId = (provider: EmbedProvider, id: string): boolean => players[provider].id.test(id);

function playerOf(provider: EmbedProvider, id: string): Player {
  if (!isEmbedId(provider, id)) throw new TypeError(`"${id}" is no id of ${provider}`);
  return players[provider];
}

/**
 * Makes the address of a player for a frame.
 * @throws TypeError where the id does not look like one of the provider's
 */
export const embedAddress = (provider: EmbedProvider, id: string, options: EmbedOptions): string =>
  playerOf(provider, id).frame(id, options);

/**
 * Makes the address of the provider's own page of a film or an episode.
 * @throws TypeError where the id does not look like one of the provider's
 */
export const watchAddress = (provider: EmbedProvider, id: string): string => playerOf(provider, id).page(id);
