/**
 * The libraries that reach the system: {@code os}, of which a caged machine has the clocks alone, and {@code io}.
 *
 * <p>Floor 4, on {@code kodama.lua.stream}; {@code io} brings the prompt of {@code debug.debug} with it, which reads
 * what {@code io.stdin} reads.
 */
@NullMarked
package kodama.lua.library.system;

import org.jspecify.annotations.NullMarked;
