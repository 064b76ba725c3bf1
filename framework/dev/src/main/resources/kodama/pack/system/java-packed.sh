# the Java in the pack; some programs unpack files without their executable mode
java=$here/@RUNTIME@/bin/java
version=@FEATURE@
if [ ! -x "$java" ]; then chmod u+x "$java" "${java%/bin/java}/lib/jspawnhelper" 2>/dev/null; fi
if [ ! -x "$java" ]; then
  report "The pack is incomplete, or $java is not executable. Please unpack all of it again."
fi
if [ ! -f "${java%/bin/java}/lib/modules" ]; then
  report "The pack is incomplete: ${java%/bin/java}/lib/modules is missing. Please unpack the archive again."
fi
