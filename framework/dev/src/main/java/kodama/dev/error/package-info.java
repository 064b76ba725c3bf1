/** The error screen, descriptions of errors, and crash reports with all details for finding the cause. */
@NullMarked
package kodama.dev.error;

import org.jspecify.annotations.NullMarked;
