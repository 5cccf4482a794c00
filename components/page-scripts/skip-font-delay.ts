// Shows fonts in the first frame if another page of the site has probably loaded them.
if (document.referrer.startsWith(`${location.origin}/`))
  document.documentElement.classList.add('has-fonts');

export {};
