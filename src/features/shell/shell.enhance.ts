/** Enhances the shell. Everything works without it. */
import { startBackButtons } from './backButtons.enhance.ts';
import { startBackToTop } from './backToTop.enhance.ts';
import { showCopyrightYear } from './copyrightYear.enhance.ts';
import { startFocusMode } from './focusMode.enhance.ts';
import { startHeader } from './header.enhance.ts';
import { startProgress } from './progress.enhance.ts';
import { startSigns } from './signs.enhance.ts';

startHeader();
startBackButtons();
startBackToTop();
showCopyrightYear();
startProgress();
startFocusMode();
startSigns();
// Before Chrome 131, Safari 18.4 and Firefox 143 no style can open a closed `<details>` for print.
if (!CSS.supports('selector(::details-content)')) void import('./unfoldForPrint.enhance.ts');
