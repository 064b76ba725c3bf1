/** The module {@code input}. */
@NullMarked
package kodama.script.api.input;

import org.jspecify.annotations.NullMarked;
