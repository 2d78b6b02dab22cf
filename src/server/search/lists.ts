/** Appends an item to the list under a key, creating the list if needed. If all items are known, use `Map.groupBy`. */
export function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
