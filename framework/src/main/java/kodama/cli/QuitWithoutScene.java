package kodama.cli;

import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.request.LoopRequests;
import kodama.request.Request;

/** Quits when there is nothing to play and no one who could mend it. */
record QuitWithoutScene(GameErrors errors, LoopRequests requests) implements FrameHook {
    @Override
    public void afterDraw(long frames) {
        if (errors.startFailed()) requests.submit(new Request.Quit(CommandException.WRONG_USE));
    }
}
