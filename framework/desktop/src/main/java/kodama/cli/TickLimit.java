package kodama.cli;

import kodama.loop.FrameHook;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;

/** Quits after a number of ticks, counted across resets, with the frame of the last tick. */
final class TickLimit implements FrameHook {
    private final long ticks;
    private final LoopRequests requests;
    private long passed;

    /**
     * @param ticks number of ticks; 0 for no limit
     */
    TickLimit(long ticks, LoopRequests requests) {
        this.ticks = ticks;
        this.requests = requests;
    }

    @Override
    public void afterDraw(long frames) {
        afterDraw(frames, 1);
    }

    @Override
    public void afterDraw(long frames, int ticksOfThis) {
        boolean wasOver = passed >= ticks;
        passed += ticksOfThis;
        if (!wasOver && passed >= ticks) requests.submit(new LoopRequest.Quit(0));
    }
}
