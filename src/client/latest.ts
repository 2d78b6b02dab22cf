/**
 * Creates a guard for things that take time: the latest one asked for counts.
 * @returns `begin` starts one and gives a function that says whether it is still the latest; `cancel` ends them all
 */
export function latest() {
  let id = 0;
  return {
    begin() {
      const own = ++id;
      return () => own === id;
    },
    cancel: () => {
      id++;
    },
  };
}
