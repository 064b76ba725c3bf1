/** The module {@code particle}. */
@NullMarked
package kodama.script.api.particle;

import org.jspecify.annotations.NullMarked;
