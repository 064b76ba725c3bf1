/** The error screen, an error in words, and crash reports with all that can help to find out what went wrong. */
@NullMarked
package kodama.dev.error;

import org.jspecify.annotations.NullMarked;
