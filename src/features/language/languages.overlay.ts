/** The languages in a popup beside their button: the list of the language page, led to the page that is read. */
import { fetchCopyOf } from '../../client/fragment.ts';
import { closePopup, openPopup } from '../../client/popup.ts';
import { startLanguageList } from './languageList.enhance.ts';
import { leadToThisPage } from './thisPage.enhance.ts';

/**
 * Opens the popup, or closes it where it is open.
 * @param trigger the link to the language page; `data-popup-list` names the list that it stands for
 * @throws Error where the page or its list can't be had
 */
export async function toggle(trigger: HTMLAnchorElement): Promise<void> {
  const wasOpen = trigger.getAttribute('aria-expanded') === 'true';
  closePopup();
  if (wasOpen) return trigger.focus({ preventScroll: true });
  const { popupList, popupNear = '{}' } = trigger.dataset;
  const list = await fetchCopyOf(trigger.pathname, `[data-languages="${popupList}"]`);
  leadToThisPage(list, JSON.parse(popupNear) as Record<string, string>);
  startLanguageList(list);
  openPopup(list, trigger);
}
