package kodama.cli;

import kodama.loop.FrameHook;
import kodama.request.LoopRequests;
import kodama.request.Request;

/** Quits after a number of frames, through whatever resets. */
final class TickLimit implements FrameHook {
    private final long ticks;
    private final LoopRequests requests;
    private long passed;

    /**
     * @param ticks how many; 0 for without end
     * @param requests where the end is asked for
     */
    TickLimit(long ticks, LoopRequests requests) {
        this.ticks = ticks;
        this.requests = requests;
    }

    @Override
    public void afterDraw(long frames) {
        if (++passed == ticks) requests.submit(new Request.Quit(0));
    }
}
