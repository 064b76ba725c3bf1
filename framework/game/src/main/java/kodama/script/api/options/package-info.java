/** The module {@code options}. */
@NullMarked
package kodama.script.api.options;

import org.jspecify.annotations.NullMarked;
