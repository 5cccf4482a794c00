// Runs before the page is painted. The page before has loaded the fonts.
const script =
  'if(document.referrer.startsWith(location.origin+"/"))document.documentElement.classList.add("has-fonts")';

/** Shows the fonts in the first frame of a page that another page of the site leads to. */
export function FontsAtOnce() {
  return <script type="text/javascript">{script}</script>;
}
