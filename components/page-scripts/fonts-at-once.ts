// Shows the fonts in the first frame of a page that another page of the site leads to: that one has loaded them.
if (document.referrer.startsWith(`${location.origin}/`))
  document.documentElement.classList.add('has-fonts');

export {};
