/**
 * The queue of requests to the main loop: change the frame rate, reset, quit.
 *
 * <p>Any thread may submit; the loop alone drains.
 */
@NullMarked
package kodama.request;

import org.jspecify.annotations.NullMarked;
