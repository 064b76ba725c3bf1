/** A ship against lanterns, in Java alone. */
@NullMarked
package lanterns;

import org.jspecify.annotations.NullMarked;
