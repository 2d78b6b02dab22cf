/** Shows the banner until its question is answered: here, in another tab, or by the browser for all sites. */
import { getConsent, onConsent } from '../../client/stores/consent.ts';
import type { Purpose } from '../../shared/consent.ts';
import { answer } from './answer.ts';

/** Global Privacy Control: the browser has been told to say no for its reader (decision 0023). */
const saysNo = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Makes the forms of the page work. Few unfold the banner's; where the code can't be had its two answers are left. */
function startForms(): void {
  import('./consentForm.enhance.ts').catch((error: unknown) => console.warn('No settings', error));
}

function startBanner(banner: HTMLElement): void {
  const root = document.documentElement.style;
  const asked = banner.dataset['consentBanner']?.split(' ') as Purpose[];
  const show = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = saysNo || getConsent().hide;
    if (hadFocus && banner.hidden) document.getElementById('main')?.focus({ preventScroll: true });
  };
  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent-answer]')) {
    const granted = button.dataset['consentAnswer'] === 'all' ? asked : [];
    button.addEventListener('click', () => answer(granted, 'Accept All'));
  }
  banner.querySelector('details')?.addEventListener('toggle', startForms);
  // The page leaves as much room at its end, and below what takes the focus (src/styles/base.css).
  new ResizeObserver(() => root.setProperty('--banner-height', `${banner.offsetHeight}px`)).observe(banner);
  onConsent(show);
  show();
}

const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
if (banner) startBanner(banner);
// The page with the settings.
if (document.querySelector('#cookies')) startForms();
