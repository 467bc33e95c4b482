# The site in a container, on port 80: docker build -t site . && docker run -p 8080:80 site
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM caddy:2
# The Caddyfile reads both. Plain http, for a proxy in front that speaks https. Without a proxy, see docs/deploy.md.
ENV SITE_ROOT=/var/www/site/dist SITE_ADDRESS=:80
COPY --from=build /site/hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist $SITE_ROOT
