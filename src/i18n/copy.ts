/** Ready strings for components, which look nothing up themselves: so each of them can run in the browser. */
import type { MessageKey, MessageValues, Translate } from './messages.ts';

/** The strings of some keys. A key that `messages/sv.json` lacks does not compile. */
export type Copy<Key extends MessageKey> = Readonly<Record<Key, string>>;

/**
 * Looks up the strings of some keys.
 * @param values put into each; a component that fills a place itself gets it back, as in `{ page: '{page}' }`
 */
export const copyOf = <Key extends MessageKey>(t: Translate, keys: readonly Key[], values?: MessageValues): Copy<Key> =>
  Object.fromEntries(keys.map((key) => [key, t(key, values)])) as Copy<Key>;
