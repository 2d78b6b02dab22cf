import type { ExampleContext, Examples } from '../../gallery/examples.ts';
import { FilmDialog, filmDialogCopy } from './FilmDialog.tsx';
import { still } from './sample.ts';

const dialog = ({ copy, say }: ExampleContext, showsQr: boolean) => (
  <FilmDialog
    copy={copy(filmDialogCopy)}
    title={say('Masken', 'القناع')}
    path="/mediplay/video/masken"
    url="https://tryggve.example/q/maskfilm-sv"
    qr="/qr/maskfilm-sv.svg"
    showsQr={showsQr}
    player={<img {...still} alt="" />}
  />
);

const examples: Examples = {
  name: 'FilmDialog',
  examples: [
    { name: 'with a QR code', render: (context) => dialog(context, true) },
    { name: 'without', render: (context) => dialog(context, false) },
  ],
};

export default examples;
