import { startSearch } from './searchPanel.ts';

const panel = document.querySelector<HTMLElement>('[data-overlay="search"]');
if (panel) startSearch(panel);
