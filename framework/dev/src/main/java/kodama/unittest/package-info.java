/** Tests written in Lua: loads test files, runs each test in its own world, and provides the modules for them. */
@NullMarked
package kodama.unittest;

import org.jspecify.annotations.NullMarked;
