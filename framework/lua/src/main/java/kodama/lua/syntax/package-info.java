/**
 * Scripts as trees, for who looks at them without running them.
 *
 * <p>The grammar is that of the compiler, which tells what it recognizes. Any thread may read; trees do not change.
 */
@NullMarked
package kodama.lua.syntax;

import org.jspecify.annotations.NullMarked;
