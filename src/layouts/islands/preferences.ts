import { startPreferences } from '../../browser/applyPreferences.ts';
import { showEasyRead } from '../../browser/easyRead.ts';

startPreferences();
showEasyRead();
// A page from the back/forward cache runs no script again, and the choice may have been made meanwhile.
addEventListener('pageshow', showEasyRead);
