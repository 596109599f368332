#!/bin/sh
# Restarts one process behind deploy/nginx.conf:
#   npm run restart -- "sh deploy/restart-behind-nginx.sh {port}" 3001 3002
# nginx does not check /readyz, so the script first marks the process as down. nginx then sends no request to a process that
# stops listening. If the process does not become ready, it stays marked as down until a later run succeeds.
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
echo "The process at port $port was not ready after $second seconds. nginx sends it no requests." >&2
exit 1
