package kodama.cli;

import kodama.loop.FrameHook;
import kodama.request.LoopRequests;
import kodama.request.Request;

/** Quits after a number of frames. */
record TickLimit(long ticks, LoopRequests requests) implements FrameHook {
    @Override
    public void afterDraw(long frames) {
        if (frames == ticks) requests.submit(new Request.Quit(0));
    }
}
