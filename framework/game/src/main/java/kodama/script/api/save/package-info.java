/** The module {@code save}. */
@NullMarked
package kodama.script.api.save;

import org.jspecify.annotations.NullMarked;
