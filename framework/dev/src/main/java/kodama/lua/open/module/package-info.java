/**
 * How scripts of an open machine come to other scripts: {@code require} by searchers, {@code dofile}, {@code
 * loadfile}, {@code module}, bytecode.
 */
@NullMarked
package kodama.lua.open.module;

import org.jspecify.annotations.NullMarked;
