package kodama.request;

import org.jspecify.annotations.Nullable;

/**
 * Where the main loop is asked for something; the loop is never operated directly.
 *
 * <p>Any thread may submit. The loop drains once a frame and gets one request: quit wins over soft reset, that over
 * simple reset, that over a change of the frame rate, and the last submitted wins within a kind. The others are dropped,
 * for the winner undoes what they would have done.
 */
public final class LoopRequests {
    private @Nullable Request pending;

    /** Creates an empty queue. */
    public LoopRequests() {}

    /**
     * Asks for something; takes effect when the loop drains next.
     *
     * @param request what is asked
     */
    public synchronized void submit(Request request) {
        if (pending == null || strength(request) >= strength(pending)) pending = request;
    }

    private static int strength(Request request) {
        if (request instanceof Request.Quit) return 3;
        if (request instanceof Request.SoftReset) return 2;
        return request instanceof Request.SimpleReset ? 1 : 0;
    }

    /**
     * Takes the strongest request submitted since the last call; the rest is gone. Called by the loop only.
     *
     * @return the request, or null if there was none
     */
    public synchronized @Nullable Request drain() {
        Request strongest = pending;
        pending = null;
        return strongest;
    }

    /**
     * Tells whether something was submitted since the last {@link #drain}.
     *
     * @return true if the next drain returns a request
     */
    public synchronized boolean isPending() {
        return pending != null;
    }
}
