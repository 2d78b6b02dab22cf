/**
 * The languages in a popup beside their button: a copy of the list on the language page, with links to the current
 * page.
 */
import { fetchCopyOf } from '../../client/fragment.ts';
import { closePopup, openPopup } from '../../client/popup.ts';
import { startLanguageList } from './languageList.enhance.ts';
import { linkToCurrentPage } from './currentPageLinks.enhance.ts';

/**
 * Toggles the popup.
 * @param trigger the link to the language page; `data-popup-list` names the list to show
 * @throws Error if the page or its list can't be loaded
 */
export async function toggle(trigger: HTMLAnchorElement): Promise<void> {
  const wasOpen = trigger.getAttribute('aria-expanded') === 'true';
  closePopup();
  if (wasOpen) return trigger.focus({ preventScroll: true });
  const { popupList, popupNear = '{}' } = trigger.dataset;
  const list = await fetchCopyOf(trigger.pathname, `[data-languages="${popupList}"]`);
  linkToCurrentPage(list, JSON.parse(popupNear) as Record<string, string>);
  startLanguageList(list);
  openPopup(list, trigger);
}
