/** The module {@code scene}. */
@NullMarked
package kodama.script.api.scene;

import org.jspecify.annotations.NullMarked;
