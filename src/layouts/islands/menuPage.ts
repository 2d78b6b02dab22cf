import { startMenu } from './menu.ts';

const menu = document.querySelector<HTMLElement>('[data-overlay="mainMenu"]');
if (menu) startMenu(menu, location.pathname);
