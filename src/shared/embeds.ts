/** Third-party players that a page may embed after consent. Only this module knows their addresses. */

/** Video hosts. The names are also those of the consent purposes (src/shared/consent.ts). */
export const filmProviders = ['youtube', 'svt_play', 'ur_play'] as const;
export type FilmProvider = (typeof filmProviders)[number];
/** Audio hosts. */
export const audioProviders = ['soundcloud', 'acast'] as const;
export type AudioProvider = (typeof audioProviders)[number];
type EmbedProvider = FilmProvider | AudioProvider;

export type EmbedOptions = {
  /** Language of the page. */
  locale: string;
  /** Whether to start playing at once. Only after the reader has pressed a control that says so. */
  autoplay: boolean;
};

type Player = {
  /** Pattern for valid ids. Any other id could lead to a different address. */
  id: RegExp;
  /** Address of the player, for an iframe. */
  frame: (id: string, options: EmbedOptions) => string;
  /** Address of the provider's own page, for readers who don't want the player here. */
  page: (id: string) => string;
};

const twoParts = /^[\w-]+\/[\w-]+$/;

const players: Record<EmbedProvider, Player> = {
  // Uses the privacy mode, with the parameters from the specification [#211].
  youtube: {
    id: /^[\w-]{11}$/,
    frame: (id, { locale, autoplay }) => {
      const parameters = new URLSearchParams({
        autoplay: autoplay ? '1' : '0',
        controls: '1',
        playsinline: '1',
        hl: locale,
        // The speech is usually in Swedish, so readers of other languages get captions.
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
  // For SoundCloud and Acast, the id is the publisher and the item: the last two segments of the address there.
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

/** Tells whether an id has the format of the provider's ids. */
export const isEmbedId = (provider: EmbedProvider, id: string): boolean => players[provider].id.test(id);

function playerOf(provider: EmbedProvider, id: string): Player {
  if (!isEmbedId(provider, id)) throw new TypeError(`"${id}" is no id of ${provider}`);
  return players[provider];
}

/**
 * Returns the address of a player, for an iframe.
 * @throws TypeError if the id does not have the provider's format
 */
export const embedAddress = (provider: EmbedProvider, id: string, options: EmbedOptions): string =>
  playerOf(provider, id).frame(id, options);

/**
 * Returns the address of the provider's own page for a film or an episode.
 * @throws TypeError if the id does not have the provider's format
 */
export const watchAddress = (provider: EmbedProvider, id: string): string => playerOf(provider, id).page(id);
