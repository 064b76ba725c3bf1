/** The functions that need no module name, such as {@code spawn} and {@code wait}. */
@NullMarked
package kodama.script.api.globals;

import org.jspecify.annotations.NullMarked;
