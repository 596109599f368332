#!/bin/sh
# One process restarted behind deploy/nginx.conf:
#   npm run restart -- "sh deploy/restart-behind-nginx.sh {port}" 3001 3002
# nginx does not look at /readyz. It is told beforehand who goes away, so that nothing is on its way to a process that
# stops listening. A process that does not come back stays marked as away until this has worked.
set -eu
port=$1
conf=${NGINX_CONF:-/etc/nginx/conf.d/miles-street.conf}
restart=${RESTART:-systemctl restart miles-street@}$port

sed -i "/server 127.0.0.1:$port / s/\( down\)*;\$/ down;/" "$conf"
nginx -t -q && nginx -s reload
$restart
for second in $(seq 120); do
  if curl -fs -o /dev/null "http://127.0.0.1:$port/readyz"; then
    sed -i "/server 127.0.0.1:$port / s/ down;\$/;/" "$conf"
    nginx -t -q && nginx -s reload
    exit 0
  fi
  sleep 1
done
echo "The process at port $port was not ready after $second seconds; nginx goes on without it." >&2
exit 1
