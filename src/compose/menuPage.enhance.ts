import { startMenu } from './menu.enhance.ts';

const menu = document.querySelector<HTMLElement>('[data-overlay="mainMenu"]');
if (menu) startMenu(menu, location.pathname);
