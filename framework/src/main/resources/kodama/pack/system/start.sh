#!/bin/sh
# Starts the game @ID@. Written by Kodama.

# where the pack is, through links and from whatever folder this is started
start=$0
if [ -L "$start" ]; then start=$(readlink -f -- "$start"); fi
case $start in
  */*) here=${start%/*} ;;
  *) here=. ;;
esac
here=$(CDPATH='' cd -- "$here" && pwd) || exit 1
game=$here/@JAR@
title=@TITLE@

@SYSTEM@

@JAVA@

# what the Java machine learns at the first start makes the next ones quicker; without a place for that it is left out
caches=@CACHE@
cache=$caches/kodama/@ID@
flags='@FLAGS@'
run() { exec "$java" $flags "$@"; }
case $caches in
  '' | *:* | [!/]*) cache= ;;
  *) mkdir -p -- "$cache" 2>/dev/null && [ -w "$cache" ] || cache= ;;
esac
if [ -n "$cache" ]; then
  place=$(printf '%s' "$here" | cksum 2>/dev/null)
  learned=$cache/@SUM@-${place%% *}
fi
if [ -n "$cache" ] && [ "$version" -ge 25 ]; then
  if [ -f "$learned-$version.aot" ]; then run "-XX:AOTCache=$learned-$version.aot" @MORE@ -jar "$game" "$@"; fi
  rm -f -- "$cache"/*.aot "$cache"/*.jsa
  run "-XX:AOTCacheOutput=$learned-$version.aot" @MORE@ -jar "$game" "$@"
elif [ -n "$cache" ] && [ "$version" -ge 19 ]; then
  if [ ! -f "$learned-$version.jsa" ]; then rm -f -- "$cache"/*.aot "$cache"/*.jsa; fi
  run -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=$learned-$version.jsa" @MORE@ -jar "$game" "$@"
fi
run @MORE@ -jar "$game" "$@"
