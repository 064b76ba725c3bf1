/** The module {@code feel}. */
@NullMarked
package kodama.script.api.feel;

import org.jspecify.annotations.NullMarked;
