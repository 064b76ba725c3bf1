# the Java of the pack; some programs unpack files without the right to start them
java=$here/@RUNTIME@/bin/java
version=@FEATURE@
if [ ! -x "$java" ]; then chmod u+x "$java" "${java%/bin/java}/lib/jspawnhelper" 2>/dev/null; fi
if [ ! -x "$java" ]; then
  tell "The pack is not complete, or was unpacked without the right to start $java. Please unpack it again, as a whole."
fi
