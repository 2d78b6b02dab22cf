/** Ticks what the address asks for as soon as the page is there, so that what is ticked afterwards stays. */
import { wakeIsland } from '../../client/intents.ts';
import { applyAddress } from './handoutChoice.ts';

const form = document.querySelector<HTMLFormElement>('[data-handout]');
if (form && applyAddress(form)) wakeIsland(form);
