// CloudFront viewer-request function: serves /about and /about/ from about.html.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const { request } = event;
  const { uri } = request;
  if (uri === '/') request.uri = '/index.html';
  else if (!/\.[a-z0-9]+$/i.test(uri)) request.uri = `${uri.replace(/\/$/, '')}.html`;
  return request;
}
