/** Tests written in Lua: reads their files, runs each in a world of its own, and has the modules for them. */
@NullMarked
package kodama.unittest;

import org.jspecify.annotations.NullMarked;
