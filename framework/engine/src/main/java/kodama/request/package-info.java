/** Requests to the main loop: change the frame rate, reset, quit. Any thread may submit. */
@NullMarked
package kodama.request;

import org.jspecify.annotations.NullMarked;
