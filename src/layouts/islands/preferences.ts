import { startPreferences } from '../../browser/applyPreferences.ts';
import { showEasyRead } from '../../browser/easyRead.ts';

startPreferences();
showEasyRead();
