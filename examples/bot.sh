#!/bin/sh
# A bot for Wildtable made of curl and jq: it takes a seat, plays the first legal move until the game is over, and saves the record.
#
# sh examples/bot.sh http://localhost:8765
#
# curl waits by itself after status 429 or 503, as long as the server says, and tries again when the connection breaks.
set -eu
server=${1:-http://localhost:8765}/api
token=

call() { # call PATH [BODY]: GET, or POST a body
  path=$1
  shift
  curl --silent --show-error --fail --retry 10 --retry-all-errors ${1:+--data "$1"} \
    --header 'Content-Type: application/json' ${token:+--header "Authorization: Bearer $token"} "$server/$path"
}

token=$(call visitors '{"name": "Example bot"}' | jq --raw-output .token)
table=$(call tables '{"game": "wild-realms-alliance", "seats": 3, "bots": [null, "greedy", "random"]}' | jq --raw-output .table)
call "tables/$table/sit" '{"seat": 0}' > /dev/null
call "tables/$table/start" '{}' > /dev/null
while seen=$(call "tables/$table") && [ "$(echo "$seen" | jq .over)" = false ]; do
  if [ "$(echo "$seen" | jq '.choice | length')" -gt 0 ]; then
    # The id of the request makes it safe to send again: the server plays it once.
    call "tables/$table/answer" "$(echo "$seen" | jq --compact-output \
      '{moves: [.choice[0].id], question, request: "\(.game)-\(.question)-\(.picks | length)"}')" > /dev/null
  else
    sleep 0.2
  fi
done
record=$(echo "$seen" | jq .record)
call "records/$record" | jq --raw-output .text > "record-$record.toml"
echo "$seen" | jq --compact-output --raw-output '"scores \(.result.scores) places \(.result.ranks)"'
